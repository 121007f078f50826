import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportUser } from '#entities/user/api/export-user.ts';
import { offerFile } from '#shared/files/offer-file.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';

const FILE_NAME = 'wordloom-export.json';

export function DownloadData({ userId }: { userId: number }) {
  const download = useMutation({
    mutationFn: () => exportUser(userId),
    onSuccess: (data) => {
      const content = JSON.stringify(data, null, 2);
      offerFile(new Blob([content], { type: 'application/json' }), FILE_NAME);
    },
    onError: () => notify.error('Your data could not be fetched. Please try again.'),
  });
  return (
    <Button
      variant="outline"
      busy={download.isPending}
      busyLabel="Gathering your data…"
      onClick={() => download.mutate()}
    >
      <Download aria-hidden="true" />
      Download my data
    </Button>
  );
}
