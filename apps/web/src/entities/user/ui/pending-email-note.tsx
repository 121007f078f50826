import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface PendingEmailNoteProps {
  email: string;
  className?: string;
  children?: ReactNode;
}

/** A new address has been asked for and has not been confirmed yet. */
export function PendingEmailNote({ email, className, children }: PendingEmailNoteProps) {
  return (
    <div className={cn('flex gap-3 rounded-card bg-tint p-4 text-sm', className)}>
      <MailCheck aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 text-primary" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          A link waits at <strong>{email}</strong>. Follow it, and this becomes your e-mail.
        </p>
        {children}
      </div>
    </div>
  );
}
