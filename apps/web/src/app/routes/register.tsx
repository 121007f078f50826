import { useNavigate } from 'react-router-dom';
import { DoorBackLink } from '#app/layouts/door-back-link.tsx';
import { RegisterForm } from '#features/register/register-form.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <>
      <div className="mb-4 flex items-center gap-1">
        <DoorBackLink />
        <PageHeading title="Create your account" documentTitle="Register" />
      </div>
      <RegisterForm
        onRegistered={async () => {
          await navigate(PATHS.login);
        }}
      />
    </>
  );
}
