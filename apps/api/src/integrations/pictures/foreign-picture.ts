import { LIMITS } from '@wordloom/contracts/limits';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#shared/errors/app-error.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * Makes one of our pictures from one of somebody else's, turned upright; of an animation the first frame. Its
 * content alone decides whether it is a picture, and what comes out has no metadata.
 * @throws AppError `file.unsupported`, or `file.too_large` beyond 24 megapixels
 */
export async function redraw(
  content: Buffer,
  draw: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  if (!hasKnownSignature(content)) throw unsupported();
  try {
    await checkHeader(content);
    const picture = sharp(content, { limitInputPixels: LIMITS.avatarPixels, failOn: 'error' });
    return await draw(picture.autoOrient());
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
