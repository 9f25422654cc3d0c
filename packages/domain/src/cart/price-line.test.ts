import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import {
  groupId,
  makeCart,
  makeGroup,
  makeIndex,
  makeLine,
  makeModifier,
  makePick,
  makePrice,
  makeProduct,
} from '../testing/make.ts';
import type { CartLine } from './cart.ts';
import { addLine } from './edit-cart.ts';
import { priceLine } from './price-line.ts';
import { quoteLines, subtotalOf } from './quote-lines.ts';

const extras = makeGroup(
  1,
  [makeModifier(11, 890), makeModifier(12, 1_290, { discountPrice: minor(990) })],
  { maximum: 9 },
);
const index = makeIndex({
  products: [
    makeProduct(1, { price: minor(5_990), modifierGroupIds: [groupId(1)] }),
    makeProduct(2, { price: minor(4_955), discountPrice: minor(4_455) }),
    makeProduct(3, { price: minor(1_800) }),
  ],
  groups: [extras],
  prices: [makePrice(3, { price: minor(1_550) })],
});

test('a line costs count × (price + extras × their quantity)', () => {
  expect(priceLine(makeLine(1, 3, [makePick(1, 11, 2)]), index)).toEqual({
    ok: true,
    value: { unitPrice: 7_770, total: 23_310 },
  });
});

test('discount prices apply first, for the product and its extras', () => {
  expect(priceLine(makeLine(2, 2), index)).toEqual({
    ok: true,
    value: { unitPrice: 4_455, total: 8_910 },
  });
  expect(priceLine(makeLine(1, 1, [makePick(1, 12)]), index)).toEqual({
    ok: true,
    value: { unitPrice: 6_980, total: 6_980 },
  });
});

test("the store's own price applies, in cents if the currency has them", () => {
  expect(priceLine(makeLine(3, 3), index)).toEqual({
    ok: true,
    value: { unitPrice: 1_550, total: 4_650 },
  });
});

test('a product outside the menu has no price', () => {
  expect(priceLine(makeLine(9), index)).toEqual({ ok: false, error: 'unknownProduct' });
  expect(priceLine(makeLine(1, 1, [makePick(1, 99)]), index)).toEqual({
    ok: false,
    error: 'unknownModifier',
  });
});

test('a line without a price is left out of the quick subtotal', () => {
  const cart = makeCart([makeLine(9), makeLine(3)]);
  expect(quoteLines(cart, index).map(({ hash }) => hash)).toEqual([makeLine(3).hash]);
  expect(subtotalOf(cart, index)).toBe(1_550);
  expect(subtotalOf(makeCart([]), index)).toBe(0);
});

const anyLine: fc.Arbitrary<CartLine> = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 1, max: 9 }),
    cheese: fc.integer({ min: 0, max: 4 }),
    note: fc.constantFrom('', 'a'),
  })
  .map(({ id, count, cheese, note }) =>
    makeLine(id, count, id === 1 && cheese > 0 ? [makePick(1, 11, cheese)] : [], note),
  );

test('a line costs its count times its unit price, with any options', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const price = priceLine(line, index);
      const one = priceLine({ ...line, count: 1 }, index);
      expect(price.ok && price.value.total).toBe(price.ok && line.count * price.value.unitPrice);
      expect(one.ok && one.value.total).toBe(price.ok && price.value.unitPrice);
    }),
  );
});

test('the order of adding does not change the subtotal', () => {
  const twice = fc
    .array(anyLine, { maxLength: 8 })
    .chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
  fc.assert(
    fc.property(twice, ([lines, shuffled]) => {
      const filled = (given: readonly CartLine[]) =>
        subtotalOf(given.reduce(addLine, makeCart([])), index);
      expect(filled(shuffled)).toBe(filled(lines));
      expect(filled(lines)).toBe(
        lines.reduce((sum, line) => sum + subtotalOf(makeCart([line]), index), 0),
      );
    }),
  );
});
