/** `1 word`, `1,234 words`. */
export function wordCount(total: number): string {
  return total === 1 ? '1 word' : `${total.toLocaleString('en')} words`;
}
