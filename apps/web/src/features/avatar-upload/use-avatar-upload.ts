import { useMutation } from '@tanstack/react-query';
import { uploadAvatar } from '#entities/user/api/upload-avatar.ts';
import { readSession } from '#shared/session/session.ts';
import { notifyAfterReload } from '#shared/toast/toast-after-reload.ts';
import { notify } from '#shared/toast/toast.ts';

/** Uploads a picture; the page is then loaded again, and says so. */
export function useAvatarUpload(reload: () => void) {
  return useMutation({
    mutationFn: async (file: File) => {
      const userId = readSession()?.userId ?? null;
      if (userId === null) throw new Error('No user id is stored');
      await uploadAvatar(userId, file);
    },
    onSuccess: () => {
      notifyAfterReload('Avatar updated!');
      reload();
    },
    onError: () => notify.error('Failed to upload image.'),
  });
}
