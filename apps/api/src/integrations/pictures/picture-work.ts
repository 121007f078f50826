import pLimit from 'p-limit';

/**
 * Where pictures are decoded and drawn: two at once in the whole process. One of 24 megapixels takes a hundred
 * megabytes while it is decoded, and requests need the processor too.
 */
export const pictureWork = pLimit(2);
