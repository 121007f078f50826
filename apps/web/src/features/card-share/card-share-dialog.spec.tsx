import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureSheet } from '#features/card-share/capture-sheet.ts';
import { CardShareDialog } from '#features/card-share/card-share-dialog.tsx';
import { offerFile } from '#shared/files/offer-file.ts';
import { SIGNED_IN_TOASTS } from '#shared/toast/toast-area.ts';
import { ToastList } from '#shared/toast/toast-list.tsx';

// Drawing needs a real browser; there it is tried on the built product.
vi.mock('#features/card-share/capture-sheet.ts');
vi.mock('#shared/files/offer-file.ts');

const PICTURE = new Blob(['a picture']);

class FakeClipboardItem {
  readonly content: Record<string, Promise<Blob>>;
  constructor(content: Record<string, Promise<Blob>>) {
    this.content = content;
  }
}

beforeEach(() => {
  vi.mocked(captureSheet).mockReset().mockResolvedValue(PICTURE);
  vi.mocked(offerFile).mockReset();
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
});

const dialog = (open: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <CardShareDialog card={aWordCard()} open={open} onOpenChange={() => undefined} />
    <ToastList area={SIGNED_IN_TOASTS} />
  </QueryClientProvider>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

function clipboardTakes(write: (items: FakeClipboardItem[]) => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'write').mockImplementation((items) =>
    write(items as unknown as FakeClipboardItem[]),
  );
}

describe('sharing a card', () => {
  beforeEach(() => {
    userEvent.setup();
    render(dialog(true));
  });

  it('downloads the picture in the chosen size and format', async () => {
    await choose('3x');
    await choose('JPG');
    expect(screen.getByText('1200 × 1500 pixels')).toBeVisible();
    await press('Download');
    await waitFor(() => expect(offerFile).toHaveBeenCalledWith(PICTURE, 'lighthouse-wordloom.jpg'));
    expect(captureSheet).toHaveBeenCalledWith(expect.anything(), { scale: 3, format: 'JPG' });
  });

  it.each([
    ['1x', '0.8'],
    ['2x', '1'],
    ['3x', '1.2'],
  ])('shows %s at %s of its size', async (scale, preview) => {
    await choose(scale);
    const frame = screen.getByRole('figure', { name: 'Preview' });
    expect(frame.style.getPropertyValue('--scale')).toBe(`calc(${preview} * var(--fit))`);
  });

  it('copies a PNG, whatever the format', async () => {
    const copied: unknown[] = [];
    clipboardTakes(async ([item]) => void copied.push(await item?.content['image/png']));
    await choose('JPG');
    await press('Copy to clipboard');
    expect(await screen.findByText('✅ Copiado al portapapeles!')).toBeVisible();
    expect(captureSheet).toHaveBeenCalledWith(expect.anything(), { scale: 2, format: 'PNG' });
    expect(copied).toEqual([PICTURE]);
  });

  it.each([
    ['the picture fails', () => vi.mocked(captureSheet).mockRejectedValue(new Error('too late'))],
    ['the clipboard is closed', () => clipboardTakes(() => Promise.reject(new Error('denied')))],
  ])('says so when %s', async (_, fail) => {
    clipboardTakes(async ([item]) => {
      await item?.content['image/png'];
    });
    fail();
    await press('Copy to clipboard');
    expect(await screen.findByText('❌ No se pudo copiar la imagen')).toBeVisible();
  });

  it('offers the share sheet only where there is one', () => {
    expect(screen.queryByRole('button', { name: 'Share…' })).not.toBeInTheDocument();
  });
});

it('hands the picture to the share sheet; changing one’s mind there is no failure', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  share.mockRejectedValue(new DOMException('never mind', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }));
  render(dialog(true));
  await press('Share…');
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('lighthouse-wordloom.png');
  await screen.findByRole('button', { name: 'Share…' });
  expect(screen.queryByText(/❌/)).not.toBeInTheDocument();
  Object.assign(navigator, { canShare: undefined });
});

it('forgets the choice 300 ms after it has been closed', async () => {
  const { rerender } = render(dialog(true));
  await choose('3x');
  vi.useFakeTimers();
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  rerender(dialog(false));
  pass(299);
  rerender(dialog(true));
  expect(screen.getByRole('radio', { name: '3x' })).toBeChecked();
  rerender(dialog(false));
  pass(300);
  rerender(dialog(true));
  expect(screen.getByRole('radio', { name: '2x' })).toBeChecked();
  vi.useRealTimers();
});
