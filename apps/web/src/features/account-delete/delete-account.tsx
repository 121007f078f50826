import type { User } from '@wordloom/contracts/users';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DeleteAccountForm } from '#features/account-delete/delete-account-form.tsx';
import { Button } from '#shared/ui/button.tsx';

/** Nobody deletes an account with one click: the button opens a question. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (asking) {
    return (
      <DeleteAccountForm
        user={user}
        onCancel={() => {
          flushSync(() => setAsking(false));
          button.current?.focus();
        }}
      />
    );
  }
  return (
    <Button ref={button} variant="danger" onClick={() => setAsking(true)}>
      <Trash2 aria-hidden="true" />
      Delete account
    </Button>
  );
}
