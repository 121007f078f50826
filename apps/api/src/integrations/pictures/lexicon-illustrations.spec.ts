import { loadLexicon } from '@wordloom/lexicon/load-lexicon';
import { dyeAt } from '@wordloom/domain/palette';
import { describe, expect, it } from 'vitest';
import { drawingBody } from './drawings.ts';
import { LAYOUTS, illustrationSvg, recipeFor } from './illustration.ts';
import { renderIllustration } from './render-illustration.ts';

const VARIANTS = 12;
const SIZE_LIMIT = 40 * 1024;

describe('the illustrations of the whole lexicon', () => {
  const words = loadLexicon().concepts.map(({ id, drawings }) => ({ id, drawings }));
  const svgOf = (drawings: readonly string[], variant: number) =>
    illustrationSvg(recipeFor(drawings, dyeAt(variant), variant));

  it('have their drawings, come in at least six variants and never twice running', () => {
    for (const { id, drawings } of words) {
      expect([id, drawings.filter((name) => drawingBody(name) === undefined)]).toEqual([id, []]);
      // One dye for all: colour alone makes no variant.
      const round = Array.from({ length: VARIANTS }, (_, variant) =>
        illustrationSvg(recipeFor(drawings, dyeAt(0), variant)),
      );
      expect([id, new Set(round).size >= 6]).toEqual([id, true]);
      expect([id, round.findIndex((svg, index) => svg === round[index + 1])]).toEqual([id, -1]);
    }
  });

  it('have 40 KB at most: the most intricate ones, and every twentieth', async () => {
    const names = [...new Set(words.flatMap(({ drawings }) => drawings))];
    const intricate = names
      .toSorted((one, other) => drawingBody(other)!.length - drawingBody(one)!.length)
      .slice(0, 12);
    const sample = names.filter((_, index) => index % 20 === 0);
    for (const [index, name] of [...intricate, ...sample].entries()) {
      const variant = index % (LAYOUTS.length * LAYOUTS.length);
      const { length } = await renderIllustration(svgOf([name], variant));
      expect([name, variant, length <= SIZE_LIMIT]).toEqual([name, variant, true]);
    }
  });
});
