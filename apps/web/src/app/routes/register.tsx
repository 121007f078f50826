import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { RegisterForm } from '#features/register/register-form.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <>
      <div className="mb-4 flex items-center gap-1">
        <Link
          to={PATHS.login}
          className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-tint"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span className="sr-only">Back to login</span>
        </Link>
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
