import { Link, useLocation, useNavigate } from 'react-router-dom';
import { placeBeforeExpiry } from '#app/place-before-expiry.ts';
import { socialRefusal } from '#app/social-refusal.ts';
import { ResendNotice } from '#features/resend-confirmation/resend-notice.tsx';
import { LoginForm } from '#features/sign-in/login-form.tsx';
import { SocialButtons } from '#features/sign-in/social-buttons.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { OrRule } from '#shared/ui/or-rule.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const linkClasses = 'inline-block py-2.5 font-semibold text-primary hover:underline';

export function LoginRoute() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const place = placeBeforeExpiry(state);
  return (
    <>
      <PageHeading title="Welcome back" documentTitle="Login" className="mb-4" />
      <LoginForm
        onSignedIn={async () => {
          await navigate(place ?? PATHS.home, { replace: place !== null });
        }}
        resendTo={(email) => <ResendNotice email={email} />}
      />
      <OrRule className="my-6">or continue with</OrRule>
      <SocialButtons refusal={socialRefusal(state)} />
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1.5 text-soft">
        New here?
        <Link to={PATHS.register} className={linkClasses}>
          Create an account
        </Link>
        <span aria-hidden="true" className="max-[23rem]:hidden">
          ·
        </span>
        <Link to={PATHS.forgotPassword} className={linkClasses}>
          Forgot password?
        </Link>
      </p>
    </>
  );
}
