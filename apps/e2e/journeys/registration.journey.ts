import { newcomer, register } from '../support/learner.ts';
import { toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.describe('a registration that is refused', () => {
  test.use({ allowedMessages: [/status of 4\d\d/] });

  test('says why at the field as well, and keeps what was typed', async ({ page }) => {
    const known = await register(page.request);
    const { email } = newcomer();
    await page.goto('/register');
    await page.getByLabel('Username').fill(known.username.toUpperCase());
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('threads-and-words');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'This username is taken')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This username is taken');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page).toHaveURL('/register');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  test('asks for six characters of password', { tag: '@desktop' }, async ({ page }) => {
    const { username, email } = newcomer();
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'Password must be at least 6 characters')).toBeVisible();
  });
});

test.describe('signing in before the confirmation', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 403/] });

  test('asks for the confirmation and sends the link again', async ({ page }) => {
    const { username, email, password } = newcomer();
    await page.request.post('/auth/register', { data: { username, email, password } });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(toast(page, 'Please confirm your e-mail first.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend the confirmation link' }).click();
    await expect(
      toast(page, 'If this address waits for confirmation, a new link is on its way.'),
    ).toBeVisible();
    await page.goto('/dev/mailbox');
    const mails = page
      .getByRole('link', { name: 'Confirm your e-mail' })
      .filter({ hasText: email });
    await expect(mails).toHaveCount(2);
  });
});

const RESULTS = [
  {
    status: 'success',
    title: 'Congratulations, your account has been verified!',
    text: 'You can now log in to the product and start exploring new words.',
  },
  {
    status: 'already',
    title: 'Your account was already verified.',
    text: 'Try logging in directly.',
  },
  {
    status: 'anything-else',
    title: 'The verification link is invalid or has expired.',
    text: 'Please request a new verification link or check the URL.',
  },
];

for (const { status, title, text } of RESULTS) {
  test(
    `the verification page knows what to say for "${status}"`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`/email-verification?status=${status}`);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('link', { name: 'Go to Login' }).click();
      await expect(page).toHaveURL('/login');
    },
  );
}

test('a link that nobody has sent is invalid', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/auth/verify?token=made-up');
  await expect(page).toHaveURL(/\/email-verification\?status=invalid/);
  await expect(
    page.getByRole('heading', { name: 'The verification link is invalid or has expired.' }),
  ).toBeVisible();
});
