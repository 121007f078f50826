import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from 'react-hot-toast/headless';
import { DOOR_TOASTS, SIGNED_IN_TOASTS } from '#shared/toast/toast-area.ts';
import { ToastList } from '#shared/toast/toast-list.tsx';
import { notify, notifyAtTheDoor } from '#shared/toast/toast.ts';

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('come one at a time in the signed-in area and go after 5 seconds', () => {
    render(<ToastList area={SIGNED_IN_TOASTS} />);
    act(() => notify.error('Word is required'));
    act(() => notify.error('Language is required'));
    expect(screen.getByRole('status')).toHaveTextContent('Language is required');
    pass(4900);
    expect(screen.getByRole('status')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('gather before the sign-in: a success stays 2 seconds, an error 4', () => {
    render(<ToastList area={DOOR_TOASTS} />);
    act(() => notifyAtTheDoor.error('Login failed'));
    act(() => notifyAtTheDoor.success('Login successful!'));
    expect(screen.getAllByRole('status')).toHaveLength(2);
    pass(2100);
    expect(screen.getByRole('status')).toHaveTextContent('Login failed');
    pass(2000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('before the sign-in stay 4 seconds when blank or custom, and as long as it takes when loading', () => {
    render(<ToastList area={DOOR_TOASTS} />);
    act(() => void toast.loading('Working'));
    act(() => notifyAtTheDoor.plain('Goodbye'));
    act(() => void toast.custom('Own'));
    pass(3900);
    expect(screen.getAllByRole('status')).toHaveLength(3);
    pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('Working');
    pass(3_600_000);
    expect(screen.getByRole('status')).toHaveTextContent('Working');
  });

  it('before the sign-in are twenty at most', () => {
    render(<ToastList area={DOOR_TOASTS} />);
    act(() => {
      for (let count = 1; count <= 21; count += 1) notifyAtTheDoor.error(`Error ${String(count)}`);
    });
    expect(screen.getAllByRole('status')).toHaveLength(20);
    expect(screen.getByText('Error 21')).toBeInTheDocument();
    expect(screen.queryByText('Error 1')).not.toBeInTheDocument();
  });
});
