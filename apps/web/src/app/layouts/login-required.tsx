import { StandaloneScreen } from '#app/layouts/standalone-screen.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function LoginRequired() {
  return (
    <StandaloneScreen>
      <PageHeading
        title="Login required"
        lead="You are signed out. Log in to see your words."
        documentTitle="Login required"
      />
      <ButtonLink to={PATHS.login}>Go to Login</ButtonLink>
    </StandaloneScreen>
  );
}
