import { useForm } from 'react-hook-form';
import { sendLinkAgain } from '#features/resend-confirmation/send-link-again.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

/** For those whose link has expired: any address may ask. */
export function ResendForm() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const submit = handleSubmit(({ email }) => sendLinkAgain(email));
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-3">
      <TextField label="E-mail" type="email" autoComplete="email" required {...register('email')} />
      <Button
        type="submit"
        variant="outline"
        busy={formState.isSubmitting}
        busyLabel="Sending the link…"
        className="w-full"
      >
        Resend the confirmation link
      </Button>
    </form>
  );
}
