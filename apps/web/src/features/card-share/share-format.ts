/** The picture in CSS pixels at 1x; at 2x and 3x it has twice and three times as many. */
export const SHEET = { width: 400, height: 500 } as const;

export const SHARE_SCALES = [1, 2, 3] as const;
export type ShareScale = (typeof SHARE_SCALES)[number];

/** How large the preview shows each scale. */
export const PREVIEW_SCALES: Record<ShareScale, number> = { 1: 0.8, 2: 1, 3: 1.2 };

export const SHARE_FORMATS = ['PNG', 'JPG'] as const;
export type ShareFormat = (typeof SHARE_FORMATS)[number];

export const MEDIA_TYPES: Record<ShareFormat, string> = { PNG: 'image/png', JPG: 'image/jpeg' };

/** What picture to make of a card. */
export interface ShareChoice {
  scale: ShareScale;
  format: ShareFormat;
}

export const FIRST_CHOICE: ShareChoice = { scale: 2, format: 'PNG' };
