import { toCanvas } from 'html-to-image';
import { SHEET, type ShareScale } from '#features/card-share/share-format.ts';

/** Draws the sheet at its own size, however large the preview shows it. */
export function drawSheet(
  sheet: HTMLElement,
  scale: ShareScale,
  fontEmbedCSS: string,
): Promise<HTMLCanvasElement> {
  return toCanvas(sheet, {
    ...SHEET,
    pixelRatio: scale,
    fontEmbedCSS,
    // Its own cache of pictures must not take a new version for the old one.
    includeQueryParams: true,
  });
}
