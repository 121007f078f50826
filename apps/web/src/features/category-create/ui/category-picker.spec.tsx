import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { aCategory, CATEGORIES } from '@wordloom/test-kit/a-category';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CategoryPicker } from '#features/category-create/ui/category-picker.tsx';
import { SIGNED_IN_TOASTS } from '#shared/toast/toast-area.ts';
import { ToastList } from '#shared/toast/toast-list.tsx';

function Form() {
  const [value, setValue] = useState<number | null>(null);
  return <CategoryPicker value={value} onChange={setValue} />;
}

async function openTheBox() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
      <button type="button">Elsewhere</button>
      <ToastList area={SIGNED_IN_TOASTS} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
  await userEvent.click(screen.getByRole('option', { name: '+ Create new category' }));
  return screen.findByRole('textbox', { name: 'New category name' });
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const box = () => screen.queryByRole('textbox', { name: 'New category name' });

describe('creating a category', () => {
  it('saves with Enter, says so, selects the new one and closes the box', async () => {
    let categories = CATEGORIES;
    network.use(
      http.get(API_PATHS.categories, () => HttpResponse.json(categories)),
      http.post(API_PATHS.categories, () => {
        const sea = aCategory({ id: 99, name: 'Sea' });
        categories = [...categories, sea];
        return HttpResponse.json(sea, { status: 201 });
      }),
    );
    await userEvent.type(await openTheBox(), 'Sea{Enter}');
    expect(await screen.findByText('Category Saved')).toBeVisible();
    await waitFor(() => expect(box()).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Sea');
  });

  it('refuses a name that is too short once trimmed', async () => {
    await userEvent.type(await openTheBox(), ' ab ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(box()).toHaveAccessibleDescription('Category must be at least 3 characters');
  });

  it('says nothing when the server fails, and keeps what was typed', async () => {
    network.use(http.post(API_PATHS.categories, () => anApiError()));
    await userEvent.type(await openTheBox(), 'Sea{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
    expect(box()).toHaveValue('Sea');
    expect(screen.queryByText('Category Saved')).not.toBeInTheDocument();
  });
});

describe('the box for a new category', () => {
  afterEach(() => vi.useRealTimers());

  it('closes three seconds after it has lost the focus', async () => {
    const input = await openTheBox();
    vi.useFakeTimers();
    fireEvent.blur(input, { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) });
    pass(2_999);
    expect(box()).toBeInTheDocument();
    pass(1);
    expect(box()).not.toBeInTheDocument();
  });

  it('stays when the focus comes back, or only moves to its button', async () => {
    const input = await openTheBox();
    vi.useFakeTimers();
    fireEvent.blur(input);
    fireEvent.focus(input);
    fireEvent.blur(input, { relatedTarget: screen.getByRole('button', { name: 'Save' }) });
    pass(10_000);
    expect(box()).toBeInTheDocument();
  });

  it('stays while a save is in progress', async () => {
    network.use(http.post(API_PATHS.categories, () => delay('infinite')));
    const input = await openTheBox();
    await userEvent.type(input, 'Sea{Enter}');
    await screen.findByRole('button', { name: 'Saving…' });
    vi.useFakeTimers();
    fireEvent.blur(input);
    pass(10_000);
    expect(box()).toBeInTheDocument();
  });
});
