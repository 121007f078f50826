import type { ReactionSummary } from '@wordloom/contracts/reactions';
import { aReaction } from '@wordloom/test-kit/a-reaction';
import { expect, it } from 'vitest';
import { reactToSummary } from '#entities/reaction/model/react-to-summary.ts';

const love = (count: number) => ({ kind: 'love', emoji: '❤️', count }) as const;
const fire = (count: number) => ({ kind: 'fire', emoji: '🔥', count }) as const;

const nobody: ReactionSummary = { total: 0, top: [], mine: null };
const some: ReactionSummary = { total: 3, top: [love(2), fire(1)], mine: null };

it('counts the first reaction of all', () => {
  const mine = aReaction({ kind: 'love' });
  expect(reactToSummary(nobody, mine)).toEqual({ total: 1, top: [love(1)], mine });
});

it('puts a reaction in the place of the one before, and the most frequent first', () => {
  const before = { ...some, mine: aReaction({ kind: 'love' }) };
  const mine = aReaction({ kind: 'fire' });
  expect(reactToSummary(before, mine)).toEqual({ total: 3, top: [fire(2), love(1)], mine });
});

it('takes a reaction back, and the kind with it when it was the only one', () => {
  const before = { ...some, mine: aReaction({ kind: 'fire' }) };
  expect(reactToSummary(before, null)).toEqual({ total: 2, top: [love(2)], mine: null });
});
