import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expiryState } from '#app/place-before-expiry.ts';
import { PATHS } from '#shared/config/paths.ts';
import { onSessionExpired } from '#shared/session/session-expiry.ts';

/** When the server no longer knows the session: to the login, and from there back to this place. */
export function useExpiryRedirect(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const leave = useEffectEvent(() => {
    void navigate(PATHS.login, { replace: true, state: expiryState(location) });
  });
  useEffect(() => onSessionExpired(() => leave()), []);
}
