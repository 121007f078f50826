import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdateUser } from '@wordloom/contracts/users';
import { updateUser } from '#entities/user/api/update-user.ts';
import { userKey } from '#entities/user/model/use-current-user.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';
import { notify } from '#shared/toast/toast.ts';

/** Sends the changes and says how it went. The name also stands under the learner's cards. */
export function useUpdateProfile(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateUser) => updateUser(userId, changes),
    onSuccess: async (_, { username }) => {
      notify.success('User updated successfully');
      if (username !== undefined) void queryClient.invalidateQueries({ queryKey: CARD_LISTS });
      await queryClient.invalidateQueries({ queryKey: userKey(userId) });
    },
    onError: () => notify.error('Update failed'),
  });
}
