/**
 * SQL for the text of JSON, built member by member. `json_build_object` looks up the type of each of its arguments
 * for each row: with it, and with reactions read twice, a page of cards took PostgreSQL a third more time.
 */

/** Members by their key: each an expression for the text of JSON, or for a whole number that is never NULL. */
type Members = Record<string, string>;

/** The JSON of a value that is never NULL. */
export function json(value: string): string {
  return `to_json(${value})`;
}

/** The JSON of a value that may be NULL. */
export function jsonOrNull(value: string): string {
  return `coalesce(${json(value)}::text, 'null')`;
}

/** The text of a JSON array whose items stand in an SQL array of such texts; NULL has none. */
export function jsonArray(items: string): string {
  return `concat('[', array_to_string(${items}, ','), ']')`;
}

/**
 * The text of a JSON object.
 * @param members at least one
 * @param known values of which those that are NULL are left out
 */
export function jsonObject(members: Members, known: Members = {}): string {
  const always = Object.entries(members).map(
    ([key, value], index) => `'${index === 0 ? '{' : ','}"${key}":', ${value}`,
  );
  const whereKnown = Object.entries(known).map(([key, value]) => `',"${key}":' || ${json(value)}`);
  return `concat(${[...always, ...whereKnown, `'}'`].join(',\n      ')})`;
}
