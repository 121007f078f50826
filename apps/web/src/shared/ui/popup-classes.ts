/** What floats above the page beside the button that opened it. */
export const popupClasses = [
  'origin-(--transform-origin) rounded-card border border-line bg-card text-ink shadow-raised outline-none',
  'transition-[opacity,scale] duration-150 ease-settle',
  'data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0',
].join(' ');
