export interface PictureFile {
  kind: 'png' | 'jpeg';
  width: number;
  height: number;
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Kind and size of a picture, as its first bytes say. @throws for anything but PNG and JPEG */
export function readPicture(bytes: Buffer): PictureFile {
  if (bytes.subarray(0, 8).toString('hex') === PNG_SIGNATURE) {
    // The first chunk is always IHDR: width and height stand at its beginning.
    return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.readUInt16BE(0) === 0xffd8) return { kind: 'jpeg', ...sizeOfJpeg(bytes) };
  throw new Error('Neither PNG nor JPEG');
}

/** Walks from segment to segment to the frame header (SOF0 to SOF2), which holds the size. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('A JPEG without a frame');
}
