import sharp from 'sharp';
import { redraw } from './foreign-picture.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './illustration.ts';

/** Bytes that a photo may have on our disk. */
const ENOUGH = 150 * 1024;
/** The first that makes a photo small enough is taken. */
const QUALITIES = [80, 65, 50, 35];
const LOWEST_QUALITY = 20;

/**
 * A photo as cards show it: upright, cropped to 960 × 600, WebP, without metadata. Only one of nothing but
 * noise has more than 150 KB then.
 * @throws AppError `file.unsupported` or `file.too_large`
 */
export function toCardPhoto(content: Buffer): Promise<Buffer> {
  return redraw(content, async (picture) => {
    const { data, info } = await picture
      .resize(PICTURE_WIDTH, PICTURE_HEIGHT, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const encode = (quality: number) =>
      sharp(data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    for (const quality of QUALITIES) {
      const encoded = await encode(quality);
      if (encoded.length <= ENOUGH) return encoded;
    }
    return encode(LOWEST_QUALITY);
  });
}
