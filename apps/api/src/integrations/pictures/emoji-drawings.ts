import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let names: Record<string, string> | undefined;

/** The name of the Fluent Emoji drawing of an emoji, or undefined when the set has none. */
export function drawingOf(emoji: string): string | undefined {
  names ??= loadNames();
  const points = Array.from(emoji, (character) => character.codePointAt(0)?.toString(16) ?? '');
  // The set leaves out the variation selectors; an emoji may come with or without.
  const key = points.filter((point) => point !== 'fe0f').join('-');
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

function loadNames(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/chars.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
