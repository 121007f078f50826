import { API_PATHS, type SocialProvider } from '@wordloom/contracts/paths';
import type { ReactNode } from 'react';
import { FacebookMark, GitHubMark, GoogleMark } from '#features/sign-in/brand-marks.tsx';
import { Button } from '#shared/ui/button.tsx';

const PROVIDERS: { provider: SocialProvider; name: string; mark: ReactNode }[] = [
  { provider: 'facebook', name: 'Facebook', mark: <FacebookMark /> },
  { provider: 'google', name: 'Google', mark: <GoogleMark /> },
  { provider: 'github', name: 'GitHub', mark: <GitHubMark /> },
];

/** Social sign-in leaves the application: the whole browser goes to the provider. */
export function SocialButtons() {
  return (
    <div className="grid grid-cols-1 gap-2.5 min-[25rem]:grid-cols-3">
      {PROVIDERS.map(({ provider, name, mark }) => (
        <Button
          key={provider}
          variant="outline"
          onClick={() => window.location.assign(API_PATHS.oauth2(provider))}
        >
          {mark}
          {name}
        </Button>
      ))}
    </div>
  );
}
