import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { sendLinkAgain } from '#features/resend-confirmation/send-link-again.ts';
import { Button } from '#shared/ui/button.tsx';

/** Stands under the login form when the password was right but the e-mail waits for its confirmation. */
export function ResendNotice({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await sendLinkAgain(email);
    setBusy(false);
  };
  return (
    <div role="status" className="mt-4 settle-in rounded-card bg-tint p-4">
      <p className="flex gap-3">
        <MailQuestion aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">
          We sent a confirmation link to <strong>{email}</strong>. Did it not arrive?
        </span>
      </p>
      <Button
        variant="outline"
        busy={busy}
        busyLabel="Sending the link…"
        className="mt-3 w-full"
        onClick={() => void resend()}
      >
        Resend the confirmation link
      </Button>
    </div>
  );
}
