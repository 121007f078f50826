const TOKEN_KEY = 'token';
const USER_ID_KEY = 'userId';

/** Signed in means a token is stored. The user id may be missing: actions that need it say so. */
export interface Session {
  token: string;
  userId: number | null;
}

let latest: Session | null = null;

/** The stored session; the same object as long as the stored texts are the same. */
export function readSession(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY);
  if (token === null || token === '') return null;
  const userId = Number(localStorage.getItem(USER_ID_KEY)) || null;
  if (latest?.token !== token || latest.userId !== userId) latest = { token, userId };
  return latest;
}

export function storeSession({ token, userId }: { token: string; userId: number }): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_ID_KEY, String(userId));
}

/** Forgets token and user id. Whoever calls it also leaves the signed-in area. */
export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_ID_KEY);
}
