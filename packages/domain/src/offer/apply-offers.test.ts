import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CategoryId } from '../ids.ts';
import { minor, sumOf } from '../money/money.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { productId } from '../testing/make.ts';
import { applyOffers } from './apply-offers.ts';
import type { OfferLine } from './offer-lines.ts';
import type { Offer } from './offer.ts';

/** Category 1 has burgers (1xx), 4 sides (4xx), 5 drinks (5xx). */
const line = (id: number, price: number, count = 1, hash = `${id}-a`): OfferLine => ({
  hash,
  productId: productId(id),
  categoryId: Math.floor(id / 100) as CategoryId,
  price: minor(price),
  count,
});
const duo = makeOffer(1, {
  needs: [{ categoryIds: [1] }, { productIds: [401] }],
  benefit: { kind: 'amount', amount: minor(1_490) },
});
const trio = makeOffer(2, {
  needs: [{ categoryIds: [1] }, { categoryIds: [4] }, { categoryIds: [5] }],
  benefit: { kind: 'price', amount: minor(9_990) },
});
const threeForTwo = makeOffer(3, {
  needs: [{ categoryIds: [5], quantity: 3 }],
  benefit: { kind: 'cheapestFree' },
});
const fifth = makeOffer(4, {
  needs: [{ productIds: [101, 102], quantity: 2 }],
  benefit: { kind: 'percent', basisPoints: 2_000 },
});
const summary = (offers: readonly Offer[], lines: readonly OfferLine[]) =>
  applyOffers(offers, lines).applied.map(({ offer, count, amount, bases }) => ({
    id: offer.id,
    count,
    amount,
    bases,
  }));

describe('the benefit of a combo', () => {
  test('an amount is taken off the units together, however many lines they are in', () => {
    expect(summary([duo], [line(101, 5_990), line(401, 3_500), line(501, 1_890)])).toEqual([
      { id: 1, count: 1, amount: 1_490, bases: [5_990, 3_500, 0] },
    ]);
  });
  test('an amount above the price of the units takes off their price', () => {
    expect(summary([duo], [line(101, 500), line(401, 700)])[0]?.amount).toBe(1_200);
  });
  test('a price replaces the price of the units; a price that is not lower is no combo', () => {
    const rest = [line(401, 3_500), line(501, 1_890)];
    expect(summary([trio], [line(101, 5_990), ...rest])[0]?.amount).toBe(1_390);
    expect(summary([trio], [line(101, 4_600), ...rest])).toEqual([]);
  });
  test('the cheapest unit is free', () => {
    expect(summary([threeForTwo], [line(501, 1_890, 2), line(502, 2_690)])).toEqual([
      { id: 3, count: 1, amount: 1_890, bases: [3_780, 2_690] },
    ]);
  });
  test('a percentage is rounded once for all units', () => {
    const odd = { ...fifth, benefit: { kind: 'percent', basisPoints: 3_333 } } as const;
    expect(summary([odd], [line(101, 4_999, 2), line(102, 4_997, 2)])[0]).toMatchObject({
      count: 2,
      amount: Math.round(19_992 * 0.3333),
    });
  });
});

describe('the units of a combo', () => {
  test('the dearest units take part, then the lower product id, then the lower hash', () => {
    const fries = line(401, 3_500);
    const at = (...burgers: OfferLine[]) => summary([duo], [...burgers, fries])[0]?.bases;
    expect(at(line(101, 5_990), line(102, 7_990))).toEqual([0, 7_990, 3_500]);
    expect(at(line(102, 5_990), line(101, 5_990))).toEqual([0, 5_990, 3_500]);
    expect(at(line(101, 5_990, 1, '101-b'), line(101, 5_990, 1, '101-a'))).toEqual([
      0, 5_990, 3_500,
    ]);
  });
  test('a unit is used once: the third burger and the second drink are left', () => {
    const lines = [line(101, 5_990, 3), line(401, 3_500, 2), line(501, 1_890, 5)];
    expect(applyOffers([duo], lines).free.map(({ left }) => left)).toEqual([1, 0, 5]);
  });
  test('a unit that two needs could have is moved to let one more unit in', () => {
    const classic = makeOffer(5, {
      needs: [{ categoryIds: [1] }, { productIds: [101] }],
      benefit: { kind: 'amount', amount: minor(1_000) },
    });
    expect(summary([classic], [line(101, 9_000), line(102, 5_000)])[0]?.bases).toEqual([
      9_000, 5_000,
    ]);
  });
  test('99 units of a line complete a combo 49 times, and the most per order limits it', () => {
    const lines = [line(101, 5_990, 99)];
    expect(summary([fifth], lines)[0]).toMatchObject({ count: 49, bases: [98 * 5_990] });
    expect(summary([{ ...fifth, maxPerOrder: 2 }], lines)[0]?.count).toBe(2);
  });
});

test('the combo with the largest benefit goes first, then the one with the lower id', () => {
  const lines = [line(101, 6_990), line(401, 3_500), line(501, 1_890)];
  expect(summary([duo, trio], lines).map(({ id }) => id)).toEqual([2]);
  const twin = { ...duo, id: 9 };
  expect(summary([twin, duo], lines).map(({ id }) => id)).toEqual([1]);
});

test('a combo goes on with the units that a better one left', () => {
  const lines = [line(101, 6_990, 2), line(401, 3_500, 2), line(501, 1_890)];
  expect(summary([duo, trio], lines)).toEqual([
    { id: 2, count: 1, amount: 2_390, bases: [6_990, 3_500, 1_890] },
    { id: 1, count: 1, amount: 1_490, bases: [6_990, 3_500, 0] },
  ]);
});

describe('any cart', () => {
  const ids = [101, 102, 103, 401, 402, 501, 502];
  const carts = fc.array(
    fc.record({
      id: fc.constantFrom(...ids),
      price: fc.integer({ min: 0, max: 12_000 }),
      count: fc.integer({ min: 1, max: 99 }),
      hash: fc.string({ minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 8 },
  );
  const linesOf = (cart: readonly { id: number; price: number; count: number; hash: string }[]) => {
    const prices = new Map(cart.map(({ id, price }) => [id, price]));
    const distinct = new Map(cart.map((each) => [`${each.id} ${each.hash}`, each]));
    return [...distinct].map(([hash, { id, count }]) => line(id, prices.get(id) ?? 0, count, hash));
  };
  const some = fc.subarray([duo, trio, threeForTwo, fifth, { ...duo, id: 8, maxPerOrder: 3 }]);
  const byHash = (offers: readonly Offer[], lines: readonly OfferLine[]) =>
    summary(offers, lines).map(({ bases, ...rest }) => ({
      ...rest,
      bases: Object.fromEntries(lines.map(({ hash }, at) => [hash, bases[at]])),
    }));

  test('the order of lines and offers changes nothing', () => {
    fc.assert(
      fc.property(carts, some, fc.infiniteStream(fc.nat()), (cart, offers, order) => {
        const lines = linesOf(cart);
        const shuffled = lines
          .map((each) => ({ each, key: order.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each);
        expect(byHash(offers.toReversed(), shuffled)).toEqual(byHash(offers, lines));
      }),
    );
  });
  test('no unit is used twice, and a combo takes off no more than its units cost', () => {
    fc.assert(
      fc.property(carts, some, (cart, offers) => {
        const lines = linesOf(cart);
        const { applied, free } = applyOffers(offers, lines);
        for (const { amount, bases, count, offer } of applied) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(sumOf(bases, (base) => base));
          expect(count).toBeLessThanOrEqual(offer.maxPerOrder ?? 9_900);
        }
        for (const [at, { price, count, hash }] of lines.entries()) {
          const left = free.find((each) => each.hash === hash)?.left ?? 0;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(sumOf(applied, ({ bases }) => bases[at] ?? 0)).toBe(price * (count - left));
        }
      }),
    );
  });
});
