import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '#shared/ui/combobox.tsx';
import { MultiCombobox } from '#shared/ui/multi-combobox.tsx';

const CHOICES = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

function OneLanguage({ onCreate }: { onCreate?: () => void }) {
  const [value, setValue] = useState<string | null>(null);
  const action = onCreate && { action: { label: '+ New', onPick: onCreate } };
  return (
    <Combobox label="Language" choices={CHOICES} value={value} onChange={setValue} {...action} />
  );
}

function SeveralLanguages() {
  const [value, setValue] = useState<string[]>([]);
  return <MultiCombobox label="Languages" choices={CHOICES} value={value} onChange={setValue} />;
}

describe('a combobox', () => {
  it('finds a choice without its accents and takes it with Enter', async () => {
    render(<OneLanguage />);
    const field = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.type(field, 'espan');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Español');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('moves with the arrow keys around the end and points to the active choice', async () => {
    render(<OneLanguage />);
    const field = screen.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Deutsch' });
    expect(field).toHaveAttribute('aria-activedescendant', last.id);
    expect(field).toHaveFocus();
  });

  it('gives up what was typed when it is left, and keeps what was chosen', async () => {
    render(<OneLanguage />);
    const field = screen.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: 'English' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing');
    await userEvent.tab();
    expect(field).toHaveValue('English');
  });

  it('has a list of at most 60 units in a popup of at most 300 px', async () => {
    render(<OneLanguage />);
    await userEvent.click(screen.getByRole('combobox'));
    const list = screen.getByRole('listbox');
    expect(list.firstElementChild).toHaveClass('max-h-60', 'overflow-y-auto');
    expect(list.parentElement).toHaveClass('max-h-[300px]');
  });

  it('says when nothing matches, and still offers its action', async () => {
    const onCreate = vi.fn();
    render(<OneLanguage onCreate={onCreate} />);
    await userEvent.type(screen.getByRole('combobox'), 'klingon');
    expect(screen.getByRole('status')).toHaveTextContent('No option found.');
    await userEvent.click(screen.getByRole('option', { name: '+ New' }));
    expect(onCreate).toHaveBeenCalledOnce();
  });
});

describe('a combobox for several', () => {
  it('stays open while one chooses, and shows chips in that order', async () => {
    render(<SeveralLanguages />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Languages' }));
    await userEvent.click(screen.getByRole('option', { name: 'Deutsch' }));
    await userEvent.click(screen.getByRole('option', { name: 'English' }));
    const chips = screen.getAllByRole('button', { name: /^Remove/ });
    expect(chips.map((chip) => chip.textContent)).toEqual(['Deutsch', 'English']);
  });

  it('takes one choice for one Enter; the next Enter closes the list', async () => {
    render(<SeveralLanguages />);
    await userEvent.type(screen.getByRole('combobox'), 'deu{Enter}');
    expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('goes on from the choice just made with the arrow keys', async () => {
    render(<SeveralLanguages />);
    await userEvent.type(screen.getByRole('combobox'), 'eng{Enter}{ArrowDown}{Enter}');
    const chips = screen.getAllByRole('button', { name: /^Remove/ });
    expect(chips.map((chip) => chip.textContent)).toEqual(['English', 'Deutsch']);
  });

  it('drops a chip by its button, by Backspace and by choosing it again', async () => {
    render(<SeveralLanguages />);
    const field = screen.getByRole('combobox');
    await userEvent.click(field);
    for (const { label } of CHOICES) {
      await userEvent.click(screen.getByRole('option', { name: label }));
    }
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(screen.getByRole('option', { name: 'English', selected: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Español' }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });
});
