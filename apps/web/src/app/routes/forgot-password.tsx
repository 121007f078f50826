import { DoorBackLink } from '#app/layouts/door-back-link.tsx';
import { ForgotForm } from '#features/password-reset/forgot-form.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function ForgotPasswordRoute() {
  return (
    <>
      <div className="mb-2 flex items-center gap-1">
        <DoorBackLink />
        <PageHeading title="Forgot your password?" titleClassName="text-2xl" />
      </div>
      <p className="mb-5 text-soft">
        It happens. Tell us your e-mail, and we send you a link with which you can set a new one.
      </p>
      <ForgotForm />
    </>
  );
}
