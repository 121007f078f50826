/** Marks a placeholder of a card, as `WordCardSkeleton` draws it, for a picture that comes before its card. */
export const PICTURE_PLACE = { 'data-picture-place': '' };

/** Without placeholders on the screen: as many as a phone shows. More of them would keep the code waiting. */
const UNPLACED = 2;

/**
 * Loads the pictures that are seen first and lays them into the placeholders of the drawn screen.
 * @param urls of the cards' pictures in the order of the cards; null where there is none
 * @returns when they can be painted, or cannot be had
 */
export async function layPictures(urls: readonly (string | null)[]): Promise<void> {
  const places = [...document.querySelectorAll('#root[inert] [data-picture-place]')];
  const inView = places.filter((place) => place.getBoundingClientRect().top < innerHeight);
  const laid: Promise<void>[] = [];
  for (const [index, url] of urls.slice(0, inView.length || UNPLACED).entries()) {
    if (url === null) continue;
    const image = new Image();
    image.fetchPriority = 'high';
    image.src = url;
    image.alt = '';
    image.className = 'absolute inset-x-0 top-1.5 aspect-16/10 w-full object-cover';
    inView[index]?.append(image);
    laid.push(image.decode());
  }
  await Promise.allSettled(laid);
}
