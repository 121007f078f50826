/** A name as a label: its first letter capitalised, the rest as it stands. */
export function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase('en') + rest.join('');
}
