import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLine, makePick } from '../testing/make.ts';
import type { CartLine } from './cart.ts';
import { maxLineCount, maxLines } from './cart-limits.ts';
import { cartFingerprint, mergeCarts, normalLines } from './merge-carts.ts';

/** Few values of each kind, so that both carts often have the same selection. */
const anyLine = fc
  .record({
    id: fc.integer({ min: 1, max: 130 }),
    count: fc.integer({ min: 1, max: maxLineCount }),
    note: fc.constantFrom('', 'sin cebolla'),
  })
  .map(({ id, count, note }) =>
    makeLine(id, count, id % 2 === 0 ? [makePick(1, 11)] : [], id < 5 ? note : ''),
  );
const cartOf = (maxLength: number, minLength = 0) =>
  fc.uniqueArray(anyLine, { minLength, maxLength, selector: ({ hash }) => hash });
const smallCart = cartOf(20);
const fullCart = cartOf(maxLines);
const countsOf = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map(({ hash, count }) => [hash, count]));
const merged = (local: readonly CartLine[], saved: readonly CartLine[]) =>
  mergeCarts(local, saved).lines;

test('the larger count of a selection counts, never the sum', () => {
  const { lines, added } = mergeCarts(
    [makeLine(1, 2), makeLine(2, 3)],
    [makeLine(1, 5), makeLine(2, 1), makeLine(3, 1)],
  );
  expect(lines).toEqual([makeLine(1, 5), makeLine(2, 3), makeLine(3, 1)]);
  expect(added).toEqual([makeLine(1, 3), makeLine(3, 1)]);
});

test('merging a cart with itself, or the same saved cart twice, changes nothing', () => {
  fc.assert(
    fc.property(fullCart, fullCart, (local, saved) => {
      expect(mergeCarts(local, local)).toEqual({ lines: local, added: [] });
      const once = merged(local, saved);
      expect(mergeCarts(once, saved).lines).toEqual(once);
    }),
  );
});

test('both ways of merging make the same cart, up to the order of its lines', () => {
  fc.assert(
    fc.property(smallCart, smallCart, (local, saved) => {
      expect(cartFingerprint(merged(local, saved))).toBe(cartFingerprint(merged(saved, local)));
    }),
  );
});

test('a merged cart holds both carts', () => {
  fc.assert(
    fc.property(smallCart, smallCart, (local, saved) => {
      const counts = countsOf(merged(local, saved));
      for (const { hash, count } of [...local, ...saved])
        expect(counts[hash]).toBeGreaterThanOrEqual(count);
    }),
  );
});

test('a merged cart never exceeds the limits of a cart, and keeps every local line', () => {
  fc.assert(
    fc.property(cartOf(maxLines, 80), cartOf(maxLines, 80), (local, saved) => {
      const lines = merged(local, saved);
      expect(lines.length).toBeLessThanOrEqual(maxLines);
      expect(lines.every(({ count }) => count >= 1 && count <= maxLineCount)).toBe(true);
      expect(lines.slice(0, local.length).map(({ hash }) => hash)).toEqual(
        local.map(({ hash }) => hash),
      );
    }),
  );
});

test('the lines that came in are the difference of the carts', () => {
  fc.assert(
    fc.property(fullCart, fullCart, (local, saved) => {
      const { lines, added } = mergeCarts(local, saved);
      const before = countsOf(local);
      const units = added.reduce((sum, { count }) => sum + count, 0);
      const grown = lines.reduce((sum, { hash, count }) => sum + count - (before[hash] ?? 0), 0);
      expect(units).toBe(grown);
    }),
  );
});

test('lines of one selection under several keys become one line', () => {
  const line = makeLine(1, 2);
  expect(normalLines([{ ...line, hash: 'a' }, { ...line, hash: 'b', count: 4 }, line])).toEqual([
    { ...line, count: 4 },
  ]);
});

test('a cart above the limits is cut to them', () => {
  const lines = Array.from({ length: maxLines + 20 }, (_, at) => makeLine(at + 1, 300));
  const cut = normalLines(lines);
  expect(cut).toHaveLength(maxLines);
  expect(cut.every(({ count }) => count === maxLineCount)).toBe(true);
});
