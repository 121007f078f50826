import { LIMITS } from '@wordloom/contracts/limits';
import { useAvatarUpload } from '#features/avatar-upload/use-avatar-upload.ts';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { Button } from '#shared/ui/button.tsx';

interface UploadBarProps {
  file: File;
  onCancel: () => void;
  reload: () => void;
}

/** What to do with the picture that is shown in advance. */
export function UploadBar({ file, onCancel, reload }: UploadBarProps) {
  const upload = useAvatarUpload(reload);
  const tooLarge = file.size > LIMITS.avatarBytes;
  const reason = tooLarge
    ? 'This picture is larger than 5 MB. Please choose a smaller one.'
    : serverMessage(upload.error);
  // Until the reload the button stays as it is.
  const busy = upload.isPending || upload.isSuccess;
  return (
    <div className="mt-3 settle-in rounded-card bg-sunk p-3 pl-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <p role="status" className="min-w-0 grow basis-48 truncate text-sm text-soft">
          Your new picture: {file.name}
        </p>
        <div className="flex gap-2.5">
          {!tooLarge && (
            <Button busy={busy} busyLabel="Uploading..." onClick={() => upload.mutate(file)}>
              Upload
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
      {reason !== undefined && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {reason}
        </p>
      )}
    </div>
  );
}
