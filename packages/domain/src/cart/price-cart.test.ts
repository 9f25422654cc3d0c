import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caseMenu,
  caseNow,
  caseOffers,
  casePlaces,
  caseServiceFee,
  caseStore,
} from '../cases/case-menu.ts';
import { type CasePrice, type PricingCase, pricingCases } from '../cases/pricing.cases.ts';
import type { Refusal } from '../errors/catalogue.ts';
import { indexMenu } from '../menu/menu-index.ts';
import type { Result } from '../result.ts';
import { makeCart, makeLine, makeStore, makeZone } from '../testing/make.ts';
import { minor, sumOf } from '../money/money.ts';
import { amountsOfParts, discountsOfParts } from '../price/price-amounts.ts';
import { totalOf } from '../price/price-part.ts';
import type { Cart } from './cart.ts';
import { priceCart } from './price-cart.ts';
import type { PriceFacts } from './price-facts.ts';
import type { Quote } from './quote.ts';

const facts: PriceFacts = {
  index: indexMenu(caseMenu),
  store: caseStore,
  settings: { serviceFee: caseServiceFee, offers: caseOffers },
  place: null,
  now: caseNow,
  platform: 'web',
};

const cartOf = ({ lines, dispatch }: PricingCase): Cart =>
  makeCart(
    lines.map(({ productId, count, picks, instructions }) =>
      makeLine(productId, count, picks, instructions),
    ),
    dispatch,
  );

const run = (pricing: PricingCase): Result<Quote, Refusal> =>
  priceCart(cartOf(pricing), { ...facts, place: pricing.place && casePlaces[pricing.place] });

/**
 * A quote in the format of the cases, without the lines that cannot be bought: they have their own
 * list.
 */
const said = ({
  lines,
  subtotal,
  delivery,
  serviceFee,
  total,
  obstacles: [obstacle],
  unavailable,
}: Quote): CasePrice => ({
  lines: lines.map((line) => line.total),
  subtotal,
  delivery,
  serviceFee,
  total,
  ...(unavailable.length === 0 &&
    obstacle && {
      obstacle: { ...obstacle, metadata: obstacle.metadata as Record<string, number> },
    }),
});

describe('the shared pricing cases', () => {
  test.each(pricingCases)('$name', (pricing) => {
    const result = run(pricing);
    if ('refused' in pricing)
      return expect(result).toMatchObject({ ok: false, error: { label: pricing.refused } });
    if (!result.ok) throw new Error(`refused: ${result.error.label}`);
    const { unavailable, obstacles, parts } = result.value;
    const { discount = 0, shares = [], ...price } = pricing.price;
    expect(said(result.value)).toEqual(price);
    expect(result.value.discount).toBe(discount);
    expect(discountsOfParts(parts).map((each) => each.shares)).toEqual(shares);
    expect(unavailable.map(({ hash }) => hash)).toEqual(
      pricing.unavailable?.lines.map((at) => cartOf(pricing).lines[at]?.hash) ?? [],
    );
    if (pricing.unavailable === undefined) return;
    const { lines: _, ...names } = pricing.unavailable;
    expect(obstacles[0]).toEqual({
      label: 'UNPROCESSABLE_ITEMS',
      metadata: { ...names, lines: unavailable },
    });
  });
});

test('a product that is sold out in two lines is named once', () => {
  const twice = makeCart([makeLine(4), makeLine(4, 1, [], 'sin sal')]);
  const result = priceCart(twice, facts);
  expect(result.ok && result.value.obstacles[0]?.metadata).toMatchObject({ items: ['Cordero'] });
});

test('the quote has the delivery fee without free delivery', () => {
  const result = priceCart(makeCart([makeLine(9)], 'store_delivery'), {
    ...facts,
    place: casePlaces.near,
  });
  expect(result.ok && result.value.deliveryDetails).toEqual({
    zoneId: 1,
    fee: 1_990,
    freeFrom: 20_000,
    minimum: 6_000,
    maximum: 100_000,
    waitTime: 35,
  });
});

test('the price of a busy store includes its longer wait, but not for a later day', () => {
  const waitAt = (requestedTime: number | null) => {
    const place = casePlaces.near;
    const result = priceCart(makeCart([makeLine(9)], 'store_delivery'), {
      ...facts,
      store: makeStore({ busyMinutes: 20 }),
      place,
      requestedTime,
    });
    return result.ok && result.value.deliveryDetails?.waitTime;
  };
  expect(waitAt(null)).toBe(55);
  expect(waitAt(facts.now + 86_400_000)).toBe(35);
});

test('without an address no minimum blocks a delivery, because the zone sets it', () => {
  const store = makeStore({ pickUpMinimum: minor(50_000), pickUpMaximum: minor(60_000) });
  const of = (dispatch: 'store_delivery' | 'in_store') =>
    priceCart(makeCart([makeLine(2)], dispatch), { ...facts, store });
  expect(of('in_store')).toMatchObject({
    value: { obstacles: [{ label: 'DELIVERY_MINIMUM_NOT_REACHED' }] },
  });
  expect(of('store_delivery')).toMatchObject({ value: { obstacles: [], delivery: null } });
});

test('if two zones overlap the first one applies', () => {
  const store = makeStore({
    deliveryZones: [makeZone({ id: 7, fee: minor(100) }), makeZone({ id: 8, fee: minor(900) })],
  });
  const result = priceCart(makeCart([makeLine(2)], 'store_delivery'), {
    ...facts,
    store,
    place: casePlaces.near,
  });
  expect(result.ok && result.value.delivery).toBe(100);
});

test('the parts of any cart sum to its total, and its amounts are sums of its parts', () => {
  const anyLines = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 14 }), count: fc.integer({ min: 1, max: 99 }) }),
    { selector: ({ id }) => id, maxLength: 14 },
  );
  const anyPlace = fc.constantFrom(null, casePlaces.near, casePlaces.far);
  const anyDispatch = fc.constantFrom('store_delivery', 'in_store');
  fc.assert(
    fc.property(anyLines, anyPlace, anyDispatch, (lines, place, dispatch) => {
      const cart = makeCart(
        lines.map(({ id, count }) => makeLine(id, count)),
        dispatch,
      );
      const result = priceCart(cart, { ...facts, place });
      if (!result.ok) throw new Error(`refused: ${result.error.label}`);
      const { parts, subtotal, discount, delivery, serviceFee, total } = result.value;
      expect(totalOf(parts)).toBe(total);
      expect(total).toBe(subtotal - discount + (delivery ?? 0) + serviceFee);
      expect(subtotal).toBe(sumOf(result.value.lines, (line) => line.total));
      expect(amountsOfParts(parts)).toMatchObject({ subtotal, discount, serviceFee, total });
    }),
  );
});
