/** How long toasts of a kind stay (ms) and how many are shown at once (specification, section 9). */
export interface ToastArea {
  durations: Record<'blank' | 'error' | 'custom' | 'success' | 'loading', number>;
  limit: number;
  /** Classes that keep the toasts clear of what stands at the top right. */
  place: string;
}

export const DOOR_TOASTS: ToastArea = {
  durations: { blank: 4000, error: 4000, custom: 4000, success: 2000, loading: Infinity },
  limit: 20,
  // Below the theme toggle.
  place: 'top-20 max-sm:inset-x-5 sm:right-8',
};

export const SIGNED_IN_TOASTS: ToastArea = {
  durations: { blank: 5000, error: 5000, custom: 5000, success: 5000, loading: 5000 },
  limit: 1,
  // Below the header, where there is one.
  place: 'top-18 lg:top-4',
};
