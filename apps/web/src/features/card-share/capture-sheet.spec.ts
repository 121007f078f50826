import { afterEach, expect, it, vi } from 'vitest';
import { captureSheet } from '#features/card-share/capture-sheet.ts';
import { drawSheet } from '#features/card-share/draw-sheet.ts';

vi.mock('#features/card-share/draw-sheet.ts');
vi.mock('#features/card-share/font-embed-css.ts', () => ({
  fontEmbedCss: () => Promise.resolve(''),
}));

afterEach(() => vi.useRealTimers());

it('gives up after fifteen seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(drawSheet).mockReturnValue(new Promise(() => undefined));
  const settled = vi.fn<(outcome: unknown) => void>();
  captureSheet(document.createElement('div'), { scale: 1, format: 'PNG' }).then(settled, settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('Drawing took too long'));
});
