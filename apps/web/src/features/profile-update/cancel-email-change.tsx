import type { User } from '@wordloom/contracts/users';
import { PendingEmailNote } from '#entities/user/ui/pending-email-note.tsx';
import { useUpdateProfile } from '#features/profile-update/use-update-profile.ts';

/** Shows the address that waits for its link; asking for the present one again calls the change off. */
export function CancelEmailChange({ user }: { user: User }) {
  const update = useUpdateProfile(user.id);
  const { email, pendingEmail } = user;
  if (!email || !pendingEmail) return null;
  return (
    <PendingEmailNote email={pendingEmail}>
      <button
        type="button"
        aria-disabled={update.isPending}
        onClick={() => !update.isPending && update.mutate({ email })}
        className="-mb-2.5 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        Keep {email} instead
      </button>
    </PendingEmailNote>
  );
}
