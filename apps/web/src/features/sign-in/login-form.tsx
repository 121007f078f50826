import type { Login } from '@wordloom/contracts/auth';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { prepareSignIn, signIn } from '#features/sign-in/sign-in.ts';
import { Button } from '#shared/ui/button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

interface LoginFormProps {
  /** Awaited, so that the button stays busy until the next screen is there. */
  onSignedIn: () => Promise<void>;
  /** What to offer an account whose e-mail waits for its confirmation. */
  resendTo: (email: string) => ReactNode;
}

/** Empty and malformed fields are the browser's business; the server judges the rest. */
export function LoginForm({ onSignedIn, resendTo }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<Login>();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const submit = handleSubmit(async (credentials) => {
    setUnconfirmed(null);
    const outcome = await signIn(credentials);
    if (outcome === 'signed-in') await onSignedIn();
    if (outcome === 'unconfirmed') setUnconfirmed(credentials.email);
  });

  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="space-y-4">
        <TextField
          onFocus={prepareSignIn}
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...register('password')}
        />
        <Button
          type="submit"
          busy={formState.isSubmitting}
          busyLabel="Logging in…"
          className="w-full"
        >
          Login
        </Button>
      </form>
      {unconfirmed !== null && resendTo(unconfirmed)}
    </>
  );
}
