import type { User } from '@wordloom/contracts/users';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDeleteAccount } from '#features/account-delete/use-delete-account.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

interface DeleteAccountFormProps {
  user: User;
  onCancel: () => void;
}

export function DeleteAccountForm({ user, onCancel }: DeleteAccountFormProps) {
  const deletion = useDeleteAccount(user);
  const { register, handleSubmit, setFocus, formState } = useForm<{ confirmation: string }>();
  const submit = handleSubmit(() => deletion.mutate());

  useEffect(() => setFocus('confirmation'), [setFocus]);

  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="w-full settle-in space-y-4 rounded-card border border-danger/45 p-4"
    >
      <p className="text-sm">
        This removes your account with all your words, pictures, favorites and reactions,{' '}
        <strong>for good</strong>. There is no way back.
      </p>
      <TextField
        label={`Type “${user.username}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.confirmation?.message}
        {...register('confirmation', {
          validate: (typed = '') =>
            typed.trim() === user.username || `Please type ${user.username} here`,
        })}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" busy={deletion.isPending} busyLabel="Deleting…">
          Delete my account for good
        </Button>
        <Button variant="ghost" disabled={deletion.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
