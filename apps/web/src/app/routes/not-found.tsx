import { StandaloneScreen } from '#app/layouts/standalone-screen.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function NotFoundRoute() {
  return (
    <StandaloneScreen>
      <p className="font-serif text-4xl font-semibold text-[var(--dye-madder-text)]">404</p>
      <PageHeading
        title="This thread leads nowhere"
        lead="There is no page at this address. It may have moved, or the link has a slip in it."
        documentTitle="Page not found"
      />
      <ButtonLink to={PATHS.home}>Back to Home</ButtonLink>
    </StandaloneScreen>
  );
}
