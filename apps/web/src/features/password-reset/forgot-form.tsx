import type { ForgotPassword } from '@wordloom/contracts/auth';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { usePreload } from '#shared/forms/use-preload.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

const load = () => import('#entities/user/api/request-password-reset.ts');

/** Asks for a reset link. The answer is the same whatever the address, and stays on the screen. */
export function ForgotForm() {
  const { register, handleSubmit, formState } = useForm<ForgotPassword>();
  const [answer, setAnswer] = useState<string | null>(null);
  usePreload(load);

  const submit = handleSubmit(async (body) => {
    setAnswer(null);
    try {
      const { requestPasswordReset } = await load();
      const { message } = await requestPasswordReset(body);
      setAnswer(message ?? 'If this address has an account, a link is on its way.');
    } catch (error) {
      notifyAtTheDoor.error(
        serverMessage(error) ?? 'The link could not be sent. Please try again.',
      );
    }
  });

  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="space-y-4">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          {...register('email')}
        />
        <Button
          type="submit"
          busy={formState.isSubmitting}
          busyLabel="Sending the link…"
          className="w-full"
        >
          Send me a link
        </Button>
      </form>
      <div role="status">
        {answer !== null && (
          <div className="mt-4 flex settle-in gap-3 rounded-card bg-tint p-4">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <p className="min-w-0 wrap-anywhere">
              {answer} <span className="text-soft">It works once, within an hour.</span>
            </p>
          </div>
        )}
      </div>
    </>
  );
}
