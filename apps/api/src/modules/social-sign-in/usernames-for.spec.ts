import { usernameSchema } from '@wordloom/contracts/auth';
import { describe, expect, it } from 'vitest';
import { usernamesFor } from './usernames-for.ts';

const first = (name: string) => usernamesFor(name).next().value as string;

describe('a username from a profile', () => {
  it.each([
    ['octocat', 'octocat'],
    ['Ana María', 'Ana.María'],
    ["  Siobhán   O'Brien ", 'Siobhán.OBrien'],
    ['Juan Carlos de la Santísima Trinidad', 'Juan.Carlos.de.la.Sa'],
    ['José Luis Martínez (Pepe)', 'José.Luis.Martínez.P'],
    ['abcdefghijklmnopqr ~ stu', 'abcdefghijklmnopqr.s'],
    ['abcdefghijklmnopqrs tuv', 'abcdefghijklmnopqrs'],
    ['王伟', 'learner.王伟'],
    ['Bo', 'learner.Bo'],
    ['', 'learner'],
    ['🦊🦊🦊', 'learner'],
    ['<b>Eve</b>', 'b.Eve.b'],
    ['\u202eevil\0', 'evil'],
    ['\u3164\u3164\u3164', 'learner'],
    ['\ud800', 'learner'],
  ])('of %j is %j', (name, username) => {
    expect(first(name)).toBe(username);
  });

  it('is always one that a learner could have typed', () => {
    for (const name of [
      'é'.repeat(40),
      'e\u0301'.repeat(30),
      'ﷺ'.repeat(5),
      '...',
      'x.'.repeat(30),
    ]) {
      for (const username of usernamesFor(name)) {
        expect(usernameSchema.parse(username)).toBe(username);
      }
    }
  });

  it('gets a number when it is taken, and then one that is drawn', () => {
    const names = [...usernamesFor('abcdefghijklmnopqrst', () => 1234)];
    expect(names.slice(0, 3)).toEqual([
      'abcdefghijklmnopqrst',
      'abcdefghijklmnopqrs2',
      'abcdefghijklmnopqrs3',
    ]);
    expect(names.at(-1)).toBe('abcdefghijklmnop1234');
    expect(names).toHaveLength(29);
  });
});
