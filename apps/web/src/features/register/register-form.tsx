import type { Register } from '@wordloom/contracts/auth';
import { useForm } from 'react-hook-form';
import { prepareRegistration, registerAccount } from '#features/register/register-account.ts';
import { setServerErrors } from '#shared/forms/set-server-errors.ts';
import { Button } from '#shared/ui/button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

const FIELDS = ['username', 'email', 'password'] as const;

export function RegisterForm({ onRegistered }: { onRegistered: () => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useForm<Register>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (account) => {
    try {
      await registerAccount(account);
      await onRegistered();
    } catch (error) {
      setServerErrors<Register>(error, FIELDS, setError);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField
        onFocus={prepareRegistration}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Registering…" className="w-full">
        Register
      </Button>
    </form>
  );
}
