import type { User } from '@wordloom/contracts/users';

export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'marta',
    email: 'marta@wordloom.test',
    pendingEmail: null,
    imageUrl: null,
    ...overrides,
  };
}
