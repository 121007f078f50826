import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from '#shared/time/use-now.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('draws once until the next half minute', () => {
  // Another file may have looked at the time long ago, and this look is then one at another time.
  renderHook(useNow).unmount();
  const draw = vi.fn(useNow);
  renderHook(draw);
  expect(draw).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(draw).toHaveBeenCalledTimes(2);
});

it('tells the time again after nobody looked for long', () => {
  renderHook(useNow).unmount();
  vi.advanceTimersByTime(3_600_000);
  expect(renderHook(useNow).result.current).toEqual(new Date());
});

it('tells the time again after the clock was set back', () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  renderHook(useNow).unmount();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(renderHook(useNow).result.current).toEqual(new Date());
});
