import { useEffect } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { SocialSignIn } from '#app/receive-social-session.ts';
import { socialRefusalState } from '#app/social-refusal.ts';
import { PATHS } from '#shared/config/paths.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

const REDIRECT_DELAY_MS = 300;

export function OAuth2SuccessRoute() {
  const { signedIn, refusal } = useLoaderData<SocialSignIn>();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => {
      const goTo = signedIn ? PATHS.home : PATHS.login;
      void navigate(goTo, { replace: true, state: socialRefusalState(refusal) });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signedIn, refusal, navigate]);

  return (
    <div className="flex items-center gap-3 [&_svg]:size-6">
      <Spinner />
      <PageHeading title="Processing login..." titleClassName="text-xl" />
    </div>
  );
}
