import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anEmptyDashboard } from '@wordloom/test-kit/a-dashboard';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the dashboard', () => {
  it('counts words by language and category and shows the newest', async () => {
    renderAppAt('/dashboard');
    const rows = async (name: string) =>
      (await region(name)).getAllByRole('listitem').map((row) => row.textContent);
    expect(await rows('By language')).toEqual(['Spanish4 words', 'German1 word']);
    expect(await rows('By category')).toEqual(['Animals5 words']);
    expect((await region('Recent words')).getAllByRole('article')).toHaveLength(4);
  });

  it('gives every week of the heat map as a number too', async () => {
    renderAppAt('/dashboard');
    const cloth = await region('Your cloth, week by week');
    await userEvent.click(cloth.getByText('Show the numbers'));
    const weeks = cloth.getAllByRole('listitem').map((week) => week.textContent);
    expect(weeks).toHaveLength(26);
    expect(weeks[0]).toBe('Week of Sep 80 words');
    expect(weeks.at(-1)).toBe('Week of Mar 25 words');
  });

  it('has a way into every task', async () => {
    renderAppAt('/dashboard');
    const tasks = (await region('What next?')).getAllByRole('link');
    const addresses = tasks.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/search', '/save', '/myWords', '/filter', '/favorites', '/words']);
  });

  it('invites a newcomer to the first search', async () => {
    network.use(http.get(API_PATHS.dashboard, () => HttpResponse.json(anEmptyDashboard())));
    renderAppAt('/dashboard');
    const first = await screen.findByRole('link', { name: 'Look up your first word' });
    expect(first).toHaveAttribute('href', '/search');
    expect(screen.queryByText('By language')).not.toBeInTheDocument();
  });

  it('offers another try when it cannot be loaded, and the tasks all the same', async () => {
    network.use(http.get(API_PATHS.dashboard, () => anApiError(), { once: true }));
    renderAppAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'By language' })).toBeVisible();
  });
});
