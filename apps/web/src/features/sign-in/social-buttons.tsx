import { API_PATHS, SOCIAL_PROVIDERS, type SocialProvider } from '@wordloom/contracts/paths';
import { Info } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FacebookMark, GitHubMark, GoogleMark } from '#features/sign-in/brand-marks.tsx';
import { Button } from '#shared/ui/button.tsx';

const BRANDS: Record<SocialProvider, { name: string; mark: ReactNode }> = {
  facebook: { name: 'Facebook', mark: <FacebookMark /> },
  google: { name: 'Google', mark: <GoogleMark /> },
  github: { name: 'GitHub', mark: <GitHubMark /> },
};

interface SocialButtonsProps {
  /** The learner has just tried this one, and it is not set up here. */
  off: SocialProvider | null;
}

/** Social sign-in leaves the application: the whole browser goes to the provider. */
export function SocialButtons({ off }: SocialButtonsProps) {
  const noteId = useId();
  return (
    <>
      <div className="grid grid-cols-1 gap-2.5 min-[25rem]:grid-cols-3">
        {SOCIAL_PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            aria-describedby={provider === off ? noteId : undefined}
            onClick={() => window.location.assign(API_PATHS.oauth2(provider))}
          >
            {BRANDS[provider].mark}
            {BRANDS[provider].name}
          </Button>
        ))}
      </div>
      {off && (
        <p
          id={noteId}
          className="mt-3 flex gap-2.5 rounded-control bg-sunk px-3.5 py-2.5 text-sm text-soft"
        >
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="font-medium text-ink">
              {BRANDS[off].name} sign-in is not set up here.
            </span>{' '}
            Log in with your e-mail instead.
          </span>
        </p>
      )}
    </>
  );
}
