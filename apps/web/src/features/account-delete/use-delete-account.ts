import { useMutation } from '@tanstack/react-query';
import type { User } from '@wordloom/contracts/users';
import { useNavigate } from 'react-router-dom';
import { deleteUser } from '#entities/user/api/delete-user.ts';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { PATHS } from '#shared/config/paths.ts';
import { clearSession } from '#shared/session/session.ts';
import { notify, notifyAtTheDoor } from '#shared/toast/toast.ts';

/** Deletes the account, forgets the session and says goodbye at the login. */
export function useDeleteAccount({ id, username }: User) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => deleteUser(id),
    onSuccess: async () => {
      clearSession();
      await navigate(PATHS.login, { replace: true });
      notifyAtTheDoor.success(`Your account is deleted. Goodbye, ${username}!`);
    },
    onError: (error) => {
      notify.error(serverMessage(error) ?? 'Your account could not be deleted. Please try again.');
    },
  });
}
