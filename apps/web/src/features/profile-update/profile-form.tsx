import { updateUserSchema, type User } from '@wordloom/contracts/users';
import { useForm } from 'react-hook-form';
import { CancelEmailChange } from '#features/profile-update/cancel-email-change.tsx';
import { profileChanges, type ProfileTexts } from '#features/profile-update/profile-changes.ts';
import { useUpdateProfile } from '#features/profile-update/use-update-profile.ts';
import { setServerErrors } from '#shared/forms/set-server-errors.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

const FIELDS = ['username', 'email', 'password'] as const;

interface ProfileFormProps {
  user: User;
  onUpdated: () => void;
}

/** Only what has changed is checked and sent. */
export function ProfileForm({ user, onUpdated }: ProfileFormProps) {
  const update = useUpdateProfile(user.id);
  const { register, handleSubmit, setError, formState } = useForm<ProfileTexts>({
    defaultValues: { username: user.username, email: user.email ?? '', password: '' },
  });
  const { errors } = formState;

  const refuse = (problems: { field: keyof ProfileTexts | undefined; message: string }[]) => {
    for (const [index, { field, message }] of problems.entries()) {
      if (field) setError(field, { type: 'typed', message }, { shouldFocus: index === 0 });
    }
    notify.error(problems[0]?.message ?? 'Update failed');
  };

  const submit = handleSubmit(async (typed) => {
    const changes = profileChanges(user, typed);
    if (Object.keys(changes).length === 0) {
      notify.plain('No changes made');
      return;
    }
    const checked = updateUserSchema.safeParse(changes);
    if (!checked.success) {
      refuse(
        checked.error.issues.map(({ path, message }) => ({
          field: FIELDS.find((name) => name === path[0]),
          message,
        })),
      );
      return;
    }
    try {
      await update.mutateAsync(checked.data);
      onUpdated();
    } catch (error) {
      setServerErrors<ProfileTexts>(error, FIELDS, setError);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <div className="space-y-3">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <CancelEmailChange user={user} />
      </div>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        placeholder="Leave empty to keep yours"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        busy={formState.isSubmitting}
        busyLabel="Saving…"
        className="mt-2 w-full"
      >
        Save changes
      </Button>
    </form>
  );
}
