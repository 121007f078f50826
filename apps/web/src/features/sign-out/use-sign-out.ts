import { useNavigate } from 'react-router-dom';
import { logOut } from '#entities/user/api/log-out.ts';
import { PATHS } from '#shared/config/paths.ts';
import { clearSession, readSession } from '#shared/session/session.ts';

/** Leaves at once; telling the server is best effort. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const session = readSession();
    if (session) logOut(session.token).catch(() => undefined);
    clearSession();
    void navigate(PATHS.login);
  };
}
