import { API_PATHS, SOCIAL_PROVIDERS, type SocialProvider } from '@wordloom/contracts/paths';
import { Info } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FacebookMark, GitHubMark, GoogleMark } from '#features/sign-in/brand-marks.tsx';
import { PROVIDER_NAMES, type SocialRefusal, wordsFor } from '#features/sign-in/social-refusal.ts';
import { Button } from '#shared/ui/button.tsx';

const MARKS: Record<SocialProvider, ReactNode> = {
  facebook: <FacebookMark />,
  google: <GoogleMark />,
  github: <GitHubMark />,
};

interface SocialButtonsProps {
  /** What the learner has just tried in vain. */
  refusal: SocialRefusal | null;
}

/** Social sign-in leaves the application: the whole browser goes to the provider. */
export function SocialButtons({ refusal }: SocialButtonsProps) {
  const noteId = useId();
  const words = refusal && wordsFor(refusal);
  return (
    <>
      <div className="grid grid-cols-1 gap-2.5 min-[25rem]:grid-cols-3">
        {SOCIAL_PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            aria-describedby={provider === refusal?.provider ? noteId : undefined}
            onClick={() => window.location.assign(API_PATHS.oauth2(provider))}
          >
            {MARKS[provider]}
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      {words && (
        <p
          id={noteId}
          role="status"
          className="mt-3 flex gap-2.5 rounded-control bg-sunk px-3.5 py-2.5 text-sm text-soft"
        >
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="font-medium text-ink">{words.what}</span> {words.next}
          </span>
        </p>
      )}
    </>
  );
}
