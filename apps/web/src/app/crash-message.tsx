import { PATHS } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

/** When a screen breaks, or its code could not be loaded: a way on and a way back, both with fresh code. */
export function CrashMessage() {
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      <PageHeading
        title="A thread has snapped"
        lead="Something went wrong on this page. Your words are safe: try again, or go back to the start."
        documentTitle="Something went wrong"
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <ButtonLink to={PATHS.home} reloadDocument variant="outline">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
