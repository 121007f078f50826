import { useEffect, useState } from 'react';
import { isAvatarType } from '#features/avatar-upload/avatar-types.ts';

interface AvatarChoice {
  file: File;
  /** An address of the picture inside this page. */
  preview: string;
}

/** The picture the learner has picked and not yet uploaded. */
export function useAvatarChoice() {
  const [choice, setChoice] = useState<AvatarChoice | null>(null);
  const preview = choice?.preview;

  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const choose = (file: File) => {
    if (isAvatarType(file.type)) setChoice({ file, preview: URL.createObjectURL(file) });
    else window.alert('Only JPG, PNG and WEBP files are allowed.');
  };
  return { choice, choose, cancel: () => setChoice(null) };
}
