import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowNote } from '#app/layouts/slow-note.tsx';

const answer = Promise.withResolvers<string>();

function Waiting() {
  useQuery({ queryKey: ['slow'], queryFn: () => answer.promise });
  return <SlowNote />;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('speaks up when an answer is long in coming, and is quiet once it is here', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Waiting />
    </QueryClientProvider>,
  );
  await pass(4_900);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('This takes longer than usual…');
  answer.resolve('here');
  await pass(100);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says when the connection is gone, and no more once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SlowNote />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
