import { redraw } from '#integrations/pictures/foreign-picture.ts';

/** Pixels of each side. */
const SIDE = 512;

/**
 * A picture as avatars are kept: upright, cropped to a square, 512 pixels a side, WebP, without metadata.
 * @throws AppError `file.unsupported`, or `file.too_large` beyond 24 megapixels
 */
export function toAvatar(content: Buffer): Promise<Buffer> {
  return redraw(content, (picture) =>
    picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
}
