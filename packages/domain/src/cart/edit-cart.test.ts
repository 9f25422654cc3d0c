import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCart, makeLine, makePick, productId } from '../testing/make.ts';
import { type Cart } from './cart.ts';
import { maxLines } from './cart-limits.ts';
import {
  addLine,
  countItems,
  tidyInstructions,
  type LineInput,
  removeLine,
  replaceLine,
  restoreLine,
  restoreLines,
  setCount,
} from './edit-cart.ts';
import { lineHash } from './line-hash.ts';

const input = (id: number, rest: Partial<LineInput> = {}): LineInput => ({
  productId: productId(id),
  picks: [],
  instructions: '',
  count: 1,
  ...rest,
});
const filled = (...ids: readonly number[]): Cart => makeCart(ids.map((id) => makeLine(id)));
const seen = (cart: Cart): readonly string[] =>
  cart.lines.map((line) => `${line.count}×${line.productId}`);

test('the same selection counts up, another one is a new line', () => {
  const cart = addLine(
    addLine(filled(1), input(1, { count: 2 })),
    input(1, { picks: [makePick(1, 11)] }),
  );
  expect(seen(cart)).toEqual(['3×1', '1×1']);
  expect(countItems(cart)).toBe(4);
});

test('a different comment makes a different line, and spaces around it do not', () => {
  const cart = addLine(
    addLine(filled(), input(1, { instructions: 'sin sal' })),
    input(1, { instructions: '  sin sal ' }),
  );
  expect(seen(addLine(cart, input(1)))).toEqual(['2×1', '1×1']);
});

test('a line has at most 99 units', () => {
  expect(seen(addLine(filled(), input(1, { count: 250 })))).toEqual(['99×1']);
  expect(seen(addLine(setCount(filled(1), makeLine(1).hash, 98), input(1, { count: 5 })))).toEqual([
    '99×1',
  ]);
  expect(seen(setCount(filled(1), makeLine(1).hash, 99))).toEqual(['99×1']);
  expect(seen(setCount(filled(1), makeLine(1).hash, 100))).toEqual(['99×1']);
});

test('a count of zero removes the line', () => {
  expect(seen(setCount(filled(1, 2), makeLine(1).hash, 0))).toEqual(['1×2']);
  expect(seen(setCount(filled(1, 2), makeLine(1).hash, -3))).toEqual(['1×2']);
});

test('an edited line keeps its position', () => {
  const cart = replaceLine(
    filled(1, 2, 3),
    makeLine(2).hash,
    input(2, { picks: [makePick(1, 11)], count: 4 }),
  );
  expect(seen(cart)).toEqual(['1×1', '4×2', '1×3']);
  expect(cart.lines[1]?.hash).toBe(lineHash(productId(2), [makePick(1, 11)], ''));
});

test('an edited count replaces the old count and is not added to it', () => {
  expect(seen(replaceLine(filled(1), makeLine(1).hash, input(1, { count: 5 })))).toEqual(['5×1']);
});

test('a line edited into another one merges with it', () => {
  const cart = makeCart([makeLine(1, 2, [makePick(1, 11)]), makeLine(1, 3)]);
  expect(
    seen(replaceLine(cart, makeLine(1, 2, [makePick(1, 11)]).hash, input(1, { count: 2 }))),
  ).toEqual(['5×1']);
});

test('an edited line that was removed meanwhile is added', () => {
  expect(seen(replaceLine(filled(1), 'gone', input(2)))).toEqual(['1×1', '1×2']);
});

test('a restored line returns to its old position', () => {
  const { cart, removed } = removeLine(filled(1, 2, 3), makeLine(2).hash);
  expect(seen(cart)).toEqual(['1×1', '1×3']);
  expect(removed && seen(restoreLine(cart, removed))).toEqual(['1×1', '1×2', '1×3']);
});

test('a line that was removed and added again merges with its restored copy', () => {
  const { cart, removed } = removeLine(filled(1), makeLine(1).hash);
  expect(removed && seen(restoreLine(addLine(cart, input(1, { count: 2 })), removed))).toEqual([
    '3×1',
  ]);
});

test('the lines of an emptied cart return in their order, and a line added since merges or follows', () => {
  const { lines } = filled(1, 2);
  expect(seen(restoreLines(filled(), lines))).toEqual(['1×1', '1×2']);
  expect(seen(restoreLines(filled(3), lines))).toEqual(['1×1', '1×2', '1×3']);
  expect(seen(restoreLines(filled(2), lines))).toEqual(['1×1', '2×2']);
});

test('removing a line that does not exist changes nothing', () => {
  const cart = filled(1);
  expect(removeLine(cart, 'gone')).toEqual({ cart, removed: null });
});

test('a cart of a hundred lines takes no new line, and its counts can still grow', () => {
  const full = makeCart(Array.from({ length: maxLines }, (_, at) => makeLine(at + 1)));
  expect(addLine(full, input(1_000))).toBe(full);
  expect(countItems(addLine(full, input(1)))).toBe(101);
});

test('a comment is cut to 100 characters, without half an emoji at its end', () => {
  expect(tidyInstructions('  sin cebolla ')).toBe('sin cebolla');
  expect(tidyInstructions('a'.repeat(101))).toBe('a'.repeat(100));
  expect(tidyInstructions(`${'a'.repeat(99)}🌶`)).toBe('a'.repeat(99));
  expect(tidyInstructions(`${'a'.repeat(98)}🌶`)).toBe(`${'a'.repeat(98)}🌶`);
  expect(tidyInstructions(`${'a'.repeat(99)} bb`)).toBe('a'.repeat(99));
});

test("after any edits a line's key is the hash of its content", () => {
  const step = fc.record({
    kind: fc.constantFrom(
      'add' as const,
      'replace' as const,
      'count' as const,
      'removeAndRestore' as const,
    ),
    id: fc.integer({ min: 1, max: 4 }),
    at: fc.nat(4),
    count: fc.integer({ min: -1, max: 120 }),
    comment: fc.string({ maxLength: 120, unit: 'binary' }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const cart = steps.reduce((before, { kind, id, at, count, comment }) => {
        const hash = before.lines[at]?.hash ?? 'none';
        if (kind === 'add') return addLine(before, input(id, { count, instructions: comment }));
        if (kind === 'replace')
          return replaceLine(before, hash, input(id, { count, instructions: comment }));
        if (kind === 'count') return setCount(before, hash, count);
        const { cart: left, removed } = removeLine(before, hash);
        return removed ? restoreLine(left, removed) : left;
      }, filled());
      expect(new Set(cart.lines.map(({ hash }) => hash)).size).toBe(cart.lines.length);
      for (const line of cart.lines) {
        expect(line.hash).toBe(lineHash(line.productId, line.picks, line.instructions));
        expect(line.count).toBeGreaterThanOrEqual(1);
        expect(line.count).toBeLessThanOrEqual(99);
        expect(line.instructions.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});
