/** The look that links and actions of the sidebar share. */
export const entryClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium transition-colors duration-150 hover:bg-tint';
