import { expect, it } from 'vitest';
import { profileChanges } from '#features/profile-update/profile-changes.ts';

const stored = { username: 'marta', email: 'marta@wordloom.test' };
const untouched = { ...stored, password: '' };

it('finds nothing when nothing but blanks and the case of the address differ', () => {
  const typed = { username: ' marta ', email: ' Marta@Wordloom.test', password: '  ' };
  expect(profileChanges(stored, typed)).toEqual({});
});

it('takes only what has changed, trimmed', () => {
  expect(profileChanges(stored, { ...untouched, username: ' Marta ' })).toEqual({
    username: 'Marta',
  });
  expect(profileChanges(stored, { ...untouched, password: ' new one ' })).toEqual({
    password: 'new one',
  });
});

it('counts an emptied field as a change, so that it can be refused', () => {
  expect(profileChanges(stored, { ...untouched, username: '', email: ' ' })).toEqual({
    username: '',
    email: '',
  });
});
