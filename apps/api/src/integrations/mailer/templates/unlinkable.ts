const WORD_JOINER = '\u2060';

/**
 * A name as mails may show it: mail programs make a link of anything like `evil.example`, and a stranger
 * chooses the name that stands in a mail to somebody else's address.
 */
export function unlinkable(name: string): string {
  return name.replaceAll(/[.:/@]/g, `$&${WORD_JOINER}`);
}
