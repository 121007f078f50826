import { useEffect, useState } from 'react';
import { FIRST_CHOICE } from '#features/card-share/share-format.ts';

const CLEARED_AFTER_MS = 300;

/** What is chosen in the dialog; cleared when it has been closed for a moment and nobody sees it any more. */
export function useShareChoice(open: boolean) {
  const [choice, choose] = useState(FIRST_CHOICE);
  useEffect(() => {
    if (open) return undefined;
    const clearing = setTimeout(() => choose(FIRST_CHOICE), CLEARED_AFTER_MS);
    return () => clearTimeout(clearing);
  }, [open]);
  return [choice, choose] as const;
}
