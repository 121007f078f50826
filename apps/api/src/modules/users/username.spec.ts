import { describe, expect, it } from 'vitest';
import { usernameCandidates, usernameKey } from './username.ts';

describe('usernames', () => {
  it('count as one whatever their case or compatibility form', () => {
    expect(usernameKey('Ｍarta')).toBe(usernameKey('mARTA'));
  });

  it('get a number when taken, and stay within twenty characters', () => {
    const [first, second, third] = usernameCandidates('abcdefghijklmnopqrst');
    expect([first, second, third]).toEqual([
      'abcdefghijklmnopqrst',
      'abcdefghijklmnopqrs2',
      'abcdefghijklmnopqrs3',
    ]);
  });
});
