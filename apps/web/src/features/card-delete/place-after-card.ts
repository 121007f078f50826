/**
 * Where the focus goes when a card goes away: to the card beside it in a grid, to the next one's button of a
 * carousel, and to the heading of the page when there is neither.
 */
export function placeAfterCard(id: number): HTMLElement | null {
  const slot = document.querySelector(`[data-card="${String(id)}"]`)?.closest('li');
  const beside = slot?.nextElementSibling ?? slot?.previousElementSibling;
  const place = beside?.hasAttribute('inert') ? slot?.closest('section') : beside;
  return (
    place?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1')
  );
}
