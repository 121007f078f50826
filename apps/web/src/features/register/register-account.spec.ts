import { toast } from 'react-hot-toast/headless';
import { expect, it, vi } from 'vitest';
import { registerUser } from '#entities/user/api/register-user.ts';
import { registerAccount } from '#features/register/register-account.ts';

vi.mock('#entities/user/api/register-user.ts');

it('has a last word for what nobody has thought of', async () => {
  const said = vi.spyOn(toast, 'error');
  vi.mocked(registerUser).mockRejectedValue(new TypeError('out of the blue'));
  const account = { username: 'marta', email: 'marta@wordloom.test', password: 'a long one' };
  await expect(registerAccount(account)).rejects.toThrow('out of the blue');
  expect(said).toHaveBeenCalledWith('An unexpected error occurred.', { duration: 4000 });
});
