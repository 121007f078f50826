import { LIMITS } from '@wordloom/contracts/limits';
import sharp from 'sharp';
import { AppError } from '#shared/errors/app-error.ts';

/** Pixels of each side. */
const SIDE = 512;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * A picture as avatars are kept: upright, cropped to a square, 512 pixels a side, WebP, without metadata; of
 * an animation the first frame. Its content alone decides whether it is a picture.
 * @throws AppError `file.unsupported`, or `file.too_large` beyond 24 megapixels
 */
export async function toAvatar(content: Buffer): Promise<Buffer> {
  if (!hasKnownSignature(content)) throw unsupported();
  try {
    await checkHeader(content);
    return await sharp(content, { limitInputPixels: LIMITS.avatarPixels, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : unsupported(error);
  }
}

/** Reads the header only: no pixel is decoded before the picture is known to be small enough. */
async function checkHeader(content: Buffer): Promise<void> {
  const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (!FORMATS.has(format)) throw unsupported();
  if (width * height > LIMITS.avatarPixels) {
    throw new AppError('file.too_large', 'The picture must have 24 megapixels or less');
  }
}

/** Keeps everything else from decoders that we do not need, such as the one for SVG. */
function hasKnownSignature(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 12);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}

function unsupported(cause?: unknown): AppError {
  return new AppError('file.unsupported', 'Only JPG, PNG and WEBP files are allowed.', { cause });
}
