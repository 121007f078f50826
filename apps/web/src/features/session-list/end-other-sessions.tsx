import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions } from '#entities/session/api/end-other-sessions.ts';
import { sessionsQuery } from '#entities/session/model/sessions-query.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';

export function EndOtherSessions({ className }: { className: string }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      notify.success('Your other devices are signed out.');
      return queryClient.invalidateQueries(sessionsQuery);
    },
    onError: () => notify.error('Your other devices could not be signed out. Please try again.'),
  });
  return (
    <Button
      variant="outline"
      busy={end.isPending}
      busyLabel="Signing out…"
      className={className}
      onClick={() => end.mutate()}
    >
      Sign out other devices
    </Button>
  );
}
