/** A red picture of eight by eight, as a file input takes it. */
export const FACE = {
  name: 'face.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPY6ayPFTEMLQkAV/tKwcg1ZFUAAAAASUVORK5CYII=',
    'base64',
  ),
};
