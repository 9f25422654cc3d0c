import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pick } from '../cart/cart.ts';
import { makePick, productId } from '../testing/make.ts';
import { lineHash } from './line-hash.ts';

const hash = (id: number, picks: readonly Pick[] = [], instructions = ''): string =>
  lineHash(productId(id), picks, instructions);

test('the order of picking does not matter', () => {
  expect(hash(1, [makePick(1, 11), makePick(2, 21, 2)])).toBe(
    hash(1, [makePick(2, 21, 2), makePick(1, 11)]),
  );
});

test('spaces around a comment do not matter, nor how its accents are spelt', () => {
  expect(hash(1, [], ' sin ají ')).toBe(hash(1, [], 'sin aji\u0301'));
});

test('a comment that looks like an option has a different hash', () => {
  expect(hash(7, [], '1.2.3')).not.toBe(hash(7, [makePick(1, 2, 3)]));
});

test.each(['🌶️'.repeat(50), 'a\ud83c', '\u0000', '|,"'])(
  'any comment makes a short key: %j',
  (comment) => {
    expect(hash(2_147_483_647, [makePick(1, 11)], comment)).toMatch(/^\d+-[0-9a-z]{22}$/);
  },
);

test('a full selection makes a key as short as an empty one', () => {
  const picks = Array.from({ length: 60 }, (_, at) =>
    makePick(2_000_000_000, 1_000_000_000 + at, 99),
  );
  expect(hash(2_147_483_647, picks, 'x'.repeat(100)).length).toBeLessThanOrEqual(40);
});

/** Few values of each kind, so that equal selections are frequent. */
const selection = fc.record({
  id: fc.integer({ min: 1, max: 2 }),
  picks: fc.uniqueArray(
    fc.record({
      group: fc.constantFrom(1, 11),
      modifier: fc.constantFrom(1, 11, 111),
      quantity: fc.constantFrom(1, 11),
    }),
    { maxLength: 3, selector: ({ group, modifier }) => `${group} ${modifier}` },
  ),
  comment: fc.constantFrom('', 'sin sal', 'sin  sal', '1.1.1'),
});
type Selection = typeof selection extends fc.Arbitrary<infer Value> ? Value : never;

const hashOf = ({ id, picks, comment }: Selection): string =>
  hash(
    id,
    picks.map(({ group, modifier, quantity }) => makePick(group, modifier, quantity)),
    comment,
  );
const meaningOf = ({ id, picks, comment }: Selection): unknown => ({
  id,
  comment,
  picks: new Set(picks.map(({ group, modifier, quantity }) => `${group}/${modifier}/${quantity}`)),
});
const isEqual = (one: Selection, other: Selection): boolean => {
  try {
    expect(meaningOf(one)).toEqual(meaningOf(other));
    return true;
  } catch {
    return false;
  }
};

test('two lines share a hash only if they are the same selection', () => {
  fc.assert(
    fc.property(selection, selection, (one, other) => {
      expect(hashOf(one) === hashOf(other)).toBe(isEqual(one, other));
    }),
    { numRuns: 2_000 },
  );
});

test('any order of picking has the same hash', () => {
  const shuffled = selection.chain((one) =>
    fc.tuple(
      fc.constant(one),
      fc.shuffledSubarray(one.picks, { minLength: one.picks.length, maxLength: one.picks.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([one, picks]) => {
      expect(hashOf({ ...one, picks })).toBe(hashOf(one));
    }),
  );
});

test('a hundred thousand lines have a hundred thousand hashes', () => {
  const seen = new Set<string>();
  for (let id = 1; id <= 1_000; id += 1)
    for (let option = 0; option < 100; option += 1) seen.add(hash(id, [makePick(1, option)]));
  expect(seen.size).toBe(100_000);
});
