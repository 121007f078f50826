import { HardDriveDownload, MonitorSmartphone } from 'lucide-react';
import { useCurrentUser } from '#entities/user/model/use-current-user.ts';
import { DeleteAccount } from '#features/account-delete/delete-account.tsx';
import { DownloadData } from '#features/account-export/download-data.tsx';
import { ProfileForm } from '#features/profile-update/profile-form.tsx';
import { SessionList } from '#features/session-list/session-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything about the account itself: who one is, where one is signed in, and what is kept. */
export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps) {
  const { data: user, isError, refetch } = useCurrentUser();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Update Info">
      {user ? (
        <>
          <ProfileForm user={user} onUpdated={() => onOpenChange(false)} />
          <div className="mt-6 border-t border-line pt-1.5">
            <Disclosure title="Your devices" icon={<MonitorSmartphone aria-hidden="true" />}>
              <SessionList />
            </Disclosure>
            <Disclosure title="Your data" icon={<HardDriveDownload aria-hidden="true" />}>
              <p className="mb-4 text-sm text-soft">
                What you have woven is yours: take it with you as a file, or have all of it removed.
              </p>
              <div className="flex flex-wrap gap-2.5">
                <DownloadData userId={user.id} />
                <DeleteAccount user={user} />
              </div>
            </Disclosure>
          </div>
        </>
      ) : (
        <ProfilePending failed={isError} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function ProfilePending({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>Your profile could not be loaded.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  return (
    <div className="space-y-4 pt-6">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-11" />
      <Skeleton className="mt-10 h-11" />
      <Skeleton className="mt-10 h-11" />
      <Skeleton className="mt-6 h-11" />
    </div>
  );
}
