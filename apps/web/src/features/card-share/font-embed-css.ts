import { dataUrl } from '#shared/files/data-url.ts';

let embedded: Promise<string> | undefined;

/** The `@font-face` rules of our own fonts with the fonts inside: a drawing cannot fetch anything. */
export function fontEmbedCss(): Promise<string> {
  embedded ??= embedAll().catch((error: unknown) => {
    embedded = undefined;
    throw error;
  });
  return embedded;
}

async function embedAll(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => embed(rule.cssText, sheet.href ?? document.baseURI)),
  );
  return (await Promise.all(rules)).join('\n');
}

/** Rules without a file (the stand-ins that wait for the real fonts) are not needed. */
async function embed(rule: string, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule)?.[1];
  if (address === undefined) return '';
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) throw new Error(`The font ${address} is missing`);
  return rule.replace(address, await dataUrl(await answer.blob()));
}
