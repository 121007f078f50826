import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { ForgotForm } from '#features/password-reset/forgot-form.tsx';
import { ResetForm } from '#features/password-reset/reset-form.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function ResetPasswordRoute() {
  const navigate = useNavigate();
  // Kept: the address no longer has it should the router ask again.
  const [token, setToken] = useState(useLoaderData<string | null>());
  if (token === null) {
    return (
      <>
        <PageHeading
          title="This link is invalid or has expired."
          lead="A link works once, within an hour. Tell us your address, and we send you a new one."
          documentTitle="Set a new password"
          className="mb-5"
          titleClassName="text-2xl"
        />
        <ForgotForm />
      </>
    );
  }
  return (
    <>
      <PageHeading
        title="Set a new password"
        lead="You will be signed out on all your devices."
        className="mb-5"
        titleClassName="text-2xl"
      />
      <ResetForm
        token={token}
        onReset={async () => {
          await navigate(PATHS.login, { replace: true });
        }}
        onRefused={() => setToken(null)}
      />
    </>
  );
}
