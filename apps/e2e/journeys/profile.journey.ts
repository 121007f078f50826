import type { Page } from '@playwright/test';
import { signInDirectly } from '../support/learner.ts';
import { linkInMail } from '../support/mailbox.ts';
import { openNavigation, toast } from '../support/screen.ts';
import { logIn } from '../support/sign-in-form.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Info' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' }).click();

async function openProfile(page: Page): Promise<void> {
  await (await openNavigation(page)).getByRole('button', { name: 'Update Info' }).click();
  await expect(field(page, 'Username')).toBeVisible();
}

test.beforeEach(async ({ page, learner }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
  await openProfile(page);
});

test(
  'nothing changed is said and sends nothing',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1;
    });
    await expect(field(page, 'Username')).toHaveValue(learner.username);
    await expect(field(page, 'E-mail')).toHaveValue(learner.email);
    await field(page, 'Username').fill(`  ${learner.username} `);
    await save(page);
    await expect(toast(page, 'No changes made')).toBeVisible();
    expect(sent).toBe(0);
  },
);

for (const { name, typed, message } of [
  { name: 'Username', typed: 'ab', message: 'Username must be between 3 and 20 characters' },
  {
    name: 'Username',
    typed: 'a'.repeat(21),
    message: 'Username must be between 3 and 20 characters',
  },
  { name: 'E-mail', typed: 'nobody', message: 'Email must be valid' },
  { name: 'Password', typed: '12345', message: 'Password must be at least 6 characters' },
]) {
  test(`refuses "${typed}" as ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await field(page, name).fill(typed);
    await save(page);
    await expect(toast(page, message)).toBeVisible();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    await expect(dialog(page)).toBeVisible();
  });
}

test('a new username is sent alone and greets at once', async ({ page, learner }) => {
  const username = `${learner.username}x`.slice(-20);
  await field(page, 'Username').fill(username);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  expect((await sent).postDataJSON()).toEqual({ username });
  await expect(toast(page, 'User updated successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: `Hello, ${username}` })).toBeVisible();
});

test(
  'a new e-mail waits for its link, and then signs in',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    const email = `new-${learner.email}`;
    await field(page, 'E-mail').fill(email);
    await save(page);
    await expect(toast(page, 'User updated successfully')).toBeVisible();
    await expect(page.getByRole('main').getByText(`A link waits at ${email}`)).toBeVisible();
    await page.goto(await linkInMail(page.request, email, '/auth/email-change'));
    await expect(page).toHaveURL('/email-verification?status=success');
    await page.goto('/login');
    await logIn(page, { email, password: learner.password });
    await expect(toast(page, 'Login successful!')).toBeVisible();
  },
);

test.describe('a taken username', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 409/] });

  test('fails, and the dialog stays with what was typed', async ({ page }) => {
    await field(page, 'Username').fill('demo');
    await save(page);
    await expect(toast(page, 'Update failed')).toBeVisible();
    await expect(field(page, 'Username')).toHaveValue('demo');
  });
});

test('a new password keeps this session and ends the others', async ({
  page,
  browser,
  learner,
  baseURL,
}) => {
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await signInDirectly(other, learner);
  await other.goto('/home');
  await expect(other.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();

  await field(page, 'Password').fill('another-secret');
  await save(page);
  await expect(toast(page, 'User updated successfully')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your loom is ready' })).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL('/login');
  await logIn(other, { email: learner.email, password: 'another-secret' });
  await expect(other).toHaveURL('/home');
  await elsewhere.close();
});
