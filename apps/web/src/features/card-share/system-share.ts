import { MEDIA_TYPES } from '#features/card-share/share-format.ts';

/** Whether this system has a share sheet that takes pictures. */
export function canShareFiles(): boolean {
  // Older browsers have neither of the two.
  const { canShare } = navigator as Partial<Navigator>;
  const sample = new File(['x'], 'sample.png', { type: MEDIA_TYPES.PNG });
  return canShare?.call(navigator, { files: [sample] }) ?? false;
}

/** Opens the share sheet. Changing one's mind there is no failure. */
export async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
