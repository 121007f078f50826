/** The text part: paragraphs, each link one of its own, and the signature that programs can fold away. */
export function plainText(paragraphs: string[]): string {
  return [...paragraphs, '-- \nWordloom · learn words in many languages'].join('\n\n') + '\n';
}
