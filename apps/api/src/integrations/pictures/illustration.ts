import type { Dye } from '@wordloom/domain/palette';
import { drawingBody } from './drawings.ts';

/** Pictures are 16 : 10, large enough for a wide card on a dense screen. */
export const PICTURE_WIDTH = 960;
export const PICTURE_HEIGHT = 600;

/** What an illustration is made of. */
export interface Recipe {
  drawing: string;
  dye: string;
  ground: Ground;
  layout: Layout;
}

export const GROUNDS = ['wash', 'dawn', 'weave', 'hills'] as const;
export type Ground = (typeof GROUNDS)[number];

export const LAYOUTS = ['centre', 'row', 'close', 'left'] as const;
export type Layout = (typeof LAYOUTS)[number];

const FALLBACK_DRAWING = 'yarn';

/**
 * The recipe of a word's n-th picture. Neighbours always differ in their layout, and the round starts over only
 * after every drawing has stood in every layout.
 */
export function recipeFor(drawings: readonly string[], dye: Dye, variant: number): Recipe {
  const known = drawings.filter((name) => drawingBody(name) !== undefined);
  const choices = known.length > 0 ? known : [FALLBACK_DRAWING];
  const round = Math.floor(variant / LAYOUTS.length);
  return {
    drawing: at(choices, variant + (choices.length > 1 && choices.length % 2 === 0 ? round : 0)),
    dye: dye.hex,
    ground: at(GROUNDS, variant + round),
    layout: at(LAYOUTS, variant),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** The picture as SVG. */
export function illustrationSvg(recipe: Recipe): string {
  const body = drawingBody(recipe.drawing) ?? '';
  const places = PLACES[recipe.layout].map(
    ({ x, y, size, opacity = 1 }) =>
      `<g opacity="${opacity}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})">${body}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">${ground(recipe)}${places.join('')}</svg>`;
}

interface Place {
  x: number;
  y: number;
  size: number;
  opacity?: number;
}

const PLACES: Record<Layout, Place[]> = {
  centre: [{ x: 480, y: 306, size: 300 }],
  row: [
    { x: 222, y: 330, size: 150, opacity: 0.55 },
    { x: 738, y: 330, size: 150, opacity: 0.55 },
    { x: 480, y: 306, size: 250 },
  ],
  close: [{ x: 480, y: 330, size: 420 }],
  left: [
    { x: 640, y: 250, size: 130, opacity: 0.5 },
    { x: 380, y: 316, size: 290 },
  ],
};

function ground({ dye, ground: kind }: Recipe): string {
  const [pale = '', light = '', soft = '', strong = ''] = [96, 92, 87, 78].map((lightness) =>
    tint(dye, lightness),
  );
  const area = `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"`;
  switch (kind) {
    case 'wash':
      return `${gradient(light, strong)}<rect ${area} fill="url(#ground)"/>`;
    case 'dawn':
      return `<rect ${area} fill="${soft}"/><circle cx="480" cy="306" r="420" fill="${light}"/><circle cx="480" cy="306" r="230" fill="${pale}"/>`;
    case 'weave':
      return `<rect ${area} fill="${light}"/>${weave(soft)}`;
    case 'hills':
      return `${gradient(pale, soft)}<rect ${area} fill="url(#ground)"/><path d="M0 470C200 400 340 420 520 460S840 500 960 430V600H0Z" fill="${strong}"/>`;
  }
}

function gradient(from: string, to: string): string {
  return `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Threads over and under each other, the product's own pattern. */
function weave(thread: string): string {
  const bars: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = column * 110 + 10;
      const y = row * 104 + 6;
      bars.push(
        (row + column) % 2 === 0
          ? `<rect x="${x}" y="${y + 30}" width="100" height="36" rx="14"/>`
          : `<rect x="${x + 32}" y="${y}" width="36" height="96" rx="14"/>`,
      );
    }
  }
  return `<g fill="${thread}" opacity="0.7">${bars.join('')}</g>`;
}

/** The dye's hue, bright, at a lightness in percent: a ground that leaves the stage to the drawing. */
function tint(dye: string, lightness: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(dye.slice(start, start + 2), 16) / 255,
  );
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const chroma = high - low;
  const sector =
    high === red
      ? ((green - blue) / chroma + 6) % 6
      : high === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const saturation = Math.min(90, 40 + (chroma / high) * 50);
  return `hsl(${Math.round(sector * 60)}, ${Math.round(saturation)}%, ${lightness}%)`;
}
