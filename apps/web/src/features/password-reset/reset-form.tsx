import { useForm } from 'react-hook-form';
import { ApiFailure, serverMessage } from '#shared/api-client/api-failure.ts';
import { lazyResolver } from '#shared/forms/lazy-resolver.ts';
import { setServerErrors } from '#shared/forms/set-server-errors.ts';
import { usePreload } from '#shared/forms/use-preload.ts';
import { clearSession } from '#shared/session/session.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';

interface ResetFormProps {
  token: string;
  onReset: () => Promise<void>;
  /** The link is used, out of date, or not one of ours. */
  onRefused: () => void;
}

// Neither is needed to show the form.
const loadCheck = async () =>
  (await import('#features/password-reset/new-password.ts')).checkNewPassword;
const loadResetPassword = () => import('#entities/user/api/reset-password.ts');
const check = lazyResolver(loadCheck);

export function ResetForm({ token, onReset, onRefused }: ResetFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: check,
    defaultValues: { password: '' },
  });

  usePreload(loadCheck);
  usePreload(loadResetPassword);

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { resetPassword } = await loadResetPassword();
      const { message } = await resetPassword({ token, password });
      // Whoever was signed in here no longer is: a reset ends every session.
      clearSession();
      notifyAtTheDoor.success(message ?? 'Your password is changed. You can now log in.');
      await onReset();
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'link.invalid') {
        onRefused();
        return;
      }
      notifyAtTheDoor.error(
        serverMessage(error) ?? 'The password could not be changed. Please try again.',
      );
      setServerErrors<{ password: string }>(error, ['password'], setError);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        busy={formState.isSubmitting}
        busyLabel="Changing your password…"
        className="w-full"
      >
        Set new password
      </Button>
    </form>
  );
}
