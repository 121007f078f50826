import type { Register } from '@wordloom/contracts/auth';
import { ApiFailure } from '#shared/api-client/api-failure.ts';
import { notifyAtTheDoor } from '#shared/toast/toast.ts';

// The API client is not needed to show the form: it comes while the form is filled in.
const loadRegisterUser = () => import('#entities/user/api/register-user.ts');

export function prepareRegistration(): void {
  loadRegisterUser().catch(() => undefined);
}

/** Registers and says how it went; throws again so that the form can mark its fields. */
export async function registerAccount(account: Register): Promise<void> {
  try {
    const { registerUser } = await loadRegisterUser();
    const { message } = await registerUser(account);
    notifyAtTheDoor.success(message ?? 'Registration successful. Please check your email.');
  } catch (error) {
    notifyAtTheDoor.error(failureText(error));
    throw error;
  }
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'An unexpected error occurred.';
  if (error.code === 'unreachable') return 'Unexpected error during registration.';
  return error.serverMessage ?? 'Registration failed.';
}
