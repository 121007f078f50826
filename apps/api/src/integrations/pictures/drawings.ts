import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let iconSet: IconSet | undefined;

/** The set is some megabytes of JSON, so it is read when the first picture is composed. */
function loadIconSet(): IconSet {
  if (!iconSet) {
    const file = createRequire(import.meta.url).resolve(
      '@iconify-json/fluent-emoji-flat/icons.json',
    );
    iconSet = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  }
  return iconSet;
}

/** The SVG body of a Fluent Emoji drawing on a 32 × 32 canvas, or undefined when the set has none of that name. */
export function drawingBody(name: string): string | undefined {
  const { icons, aliases = {} } = loadIconSet();
  const known = Object.hasOwn(icons, name) ? name : undefined;
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  return icons[known ?? parent ?? '']?.body;
}
