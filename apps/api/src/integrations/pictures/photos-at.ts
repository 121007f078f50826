import { type Photo, type PhotoPage, PHOTOS_PER_PAGE } from './photo-search.ts';

/** A provider may promise more pages than it has; then the first is asked for. */
const TRIES = 3;

/**
 * The photos from the `variant`-th of a word on, as far as its page goes and then from the page's beginning.
 * Behind the last photo the first follows. Undefined when the word has none.
 * @param find asks for a page, from 1
 */
export async function photosAt(
  variant: number,
  find: (page: number) => Promise<PhotoPage>,
): Promise<readonly Photo[] | undefined> {
  let index = variant;
  for (let asked = 0; asked < TRIES; asked += 1) {
    const { photos, total } = await find(pageOf(index));
    const within = total > 0 ? index % total : index;
    if (pageOf(within) !== pageOf(index)) index = within;
    else if (photos.length > 0) return startingAt(within % PHOTOS_PER_PAGE, photos);
    else if (pageOf(index) === 1) return undefined;
    else index %= PHOTOS_PER_PAGE;
  }
  return undefined;
}

function pageOf(index: number): number {
  return Math.floor(index / PHOTOS_PER_PAGE) + 1;
}

function startingAt(index: number, photos: readonly Photo[]): Photo[] {
  const start = index % photos.length;
  return [...photos.slice(start), ...photos.slice(0, start)];
}
