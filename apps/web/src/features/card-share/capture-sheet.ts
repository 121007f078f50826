import { drawSheet } from '#features/card-share/draw-sheet.ts';
import { MEDIA_TYPES, type ShareChoice } from '#features/card-share/share-format.ts';
import { fontEmbedCss } from '#features/card-share/font-embed-css.ts';

const CAPTURE_TIMEOUT_MS = 15_000;
const JPG_QUALITY = 0.92;

/** The sheet as a picture file of exactly its size times the scale. @throws when that takes too long */
export function captureSheet(sheet: HTMLElement, choice: ShareChoice): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new Error('Drawing took too long'));
    const timer = setTimeout(tooLate, CAPTURE_TIMEOUT_MS);
    void capture(sheet, choice)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function capture(sheet: HTMLElement, { scale, format }: ShareChoice): Promise<Blob> {
  await picturesOf(sheet);
  const canvas = await drawSheet(sheet, scale, await fontEmbedCss());
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))),
      MEDIA_TYPES[format],
      JPG_QUALITY,
    );
  });
}

/** Waits until the pictures are here; a broken one is asked twice, for by then it has its stand-in. */
async function picturesOf(sheet: HTMLElement): Promise<void> {
  const pictures = [...sheet.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => picture.decode())));
}
