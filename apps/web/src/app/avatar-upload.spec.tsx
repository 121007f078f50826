import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

beforeEach(() => {
  storeSession({ token: 'a-token', userId: 7 });
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function choose(file: File) {
  renderAppAt('/home');
  await screen.findByRole('heading', { name: 'Hello, marta' });
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Avatar'), file);
}

const aPicture = () => new File(['pixels'], 'me.webp', { type: 'image/webp' });
const preview = () => document.querySelector('img[src="blob:preview"]');

describe('the avatar', () => {
  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])(
    'is not taken from a file of type "%s"',
    async (type) => {
      const alert = vi.spyOn(window, 'alert').mockReturnValue();
      await choose(new File(['x'], 'me', { type }));
      expect(alert).toHaveBeenCalledWith('Only JPG, PNG and WEBP files are allowed.');
      expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
    },
  );

  it('is shown before it is uploaded, and can be let go of', async () => {
    await choose(aPicture());
    expect(preview()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(preview()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Select Image' })).toHaveFocus();
  });

  it('is sent as the field "file"; the page is loaded again and says so', async () => {
    const sent = Promise.withResolvers<string>();
    const answered = Promise.withResolvers<undefined>();
    network.use(
      http.post(API_PATHS.avatar(7), async ({ request }) => {
        sent.resolve(await request.text());
        await answered.promise;
        return HttpResponse.json({ imageUrl: '/x.webp', message: 'Avatar updated!' });
      }),
    );
    await choose(aPicture());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeVisible();
    expect(await sent.promise).toContain('name="file"; filename="me.webp"');
    answered.resolve(undefined);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));

    cleanup();
    renderAppAt('/home');
    expect(await screen.findByText('Avatar updated!')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays in hand when the upload fails, with the reason of the server', async () => {
    const reason = 'This picture has too many pixels';
    network.use(
      http.post(API_PATHS.avatar(7), () =>
        anApiError({ statusCode: 413, code: 'file.too_large', message: reason }),
      ),
    );
    await choose(aPicture());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Failed to upload image.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(preview()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });
});
