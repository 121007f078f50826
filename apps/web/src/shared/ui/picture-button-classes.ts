/** A round button on a picture; for a finger it reaches beyond its edge. */
export const pictureButtonClasses = [
  'relative grid size-9 place-items-center rounded-full bg-card text-ink shadow-card',
  'transition-[background-color,scale] duration-150 hover:bg-sunk active:scale-95',
  'aria-expanded:bg-sunk [&_svg]:size-[18px]',
  'before:absolute before:-inset-1 before:rounded-full',
].join(' ');
