import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { aUser } from '@wordloom/test-kit/a-user';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

async function openProfile() {
  renderAppAt('/home');
  await screen.findByRole('heading', { name: 'Hello, marta' });
  await userEvent.click(screen.getByRole('button', { name: 'Update Info' }));
  return within(await screen.findByRole('dialog', { name: 'Update Info' }));
}

type Dialog = Awaited<ReturnType<typeof openProfile>>;

async function retype(dialog: Dialog, label: string, text: string) {
  await userEvent.clear(dialog.getByLabelText(label));
  if (text !== '') await userEvent.type(dialog.getByLabelText(label), text);
}

const save = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));

/** What the API was asked to change. */
function changesSent(): unknown[] {
  const sent: unknown[] = [];
  network.use(
    http.put(API_PATHS.user(7), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aUser());
    }),
  );
  return sent;
}

describe('updating the profile', () => {
  it('starts from what is stored and sends only what has changed, trimmed', async () => {
    const sent = changesSent();
    const dialog = await openProfile();
    expect(dialog.getByLabelText('Username')).toHaveValue('marta');
    expect(dialog.getByLabelText('E-mail')).toHaveValue('marta@wordloom.test');
    expect(dialog.getByLabelText('Password')).toHaveValue('');
    await retype(dialog, 'Username', '  marta_k ');
    await save(dialog);
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ username: 'marta_k' }]);
  });

  it('makes no call when nothing has changed', async () => {
    const sent = changesSent();
    const dialog = await openProfile();
    await retype(dialog, 'Username', ' marta ');
    await save(dialog);
    expect(await screen.findByText('No changes made')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Username', 'ab', 'Username must be between 3 and 20 characters'],
    ['Username', 'a name of twenty-one c', 'Username must be between 3 and 20 characters'],
    ['E-mail', 'marta@', 'Email must be valid'],
    ['Password', 'five5', 'Password must be at least 6 characters'],
  ])('refuses a %s of "%s"', async (label, text, message) => {
    const sent = changesSent();
    const dialog = await openProfile();
    await retype(dialog, label, text);
    await save(dialog);
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says why under the field', async () => {
    const taken = {
      statusCode: 409,
      code: 'username.taken',
      message: 'This name is taken',
    } as const;
    network.use(http.put(API_PATHS.user(7), () => anApiError(taken)));
    const dialog = await openProfile();
    await retype(dialog, 'Username', 'jonas');
    await save(dialog);
    expect(await screen.findByText('Update failed')).toBeVisible();
    const username = dialog.getByLabelText('Username');
    expect(username).toHaveValue('jonas');
    expect(username).toHaveAccessibleDescription(taken.message);
    expect(username).toHaveFocus();
  });

  it('tells of an address that waits for its link, and can call the change off', async () => {
    network.use(
      http.get(API_PATHS.user(7), () =>
        HttpResponse.json(aUser({ pendingEmail: 'new@wordloom.test' })),
      ),
    );
    const sent = changesSent();
    const dialog = await openProfile();
    expect(dialog.getByText('new@wordloom.test')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep marta@wordloom.test instead' }));
    await waitFor(() => expect(sent).toEqual([{ email: 'marta@wordloom.test' }]));
  });
});
