import { expect, test } from 'vitest';
import { type AvailabilityCase, availabilityCases } from '../cases/availability.cases.ts';
import { caseStore } from '../cases/case-menu.ts';
import { localInstant } from '../hours/local-instant.ts';
import { makeIndex, makePrice, makeProduct } from '../testing/make.ts';
import { type Availability, checkAvailability, type SaleMoment } from './check-availability.ts';
import type { DisabledItem } from './menu.ts';
import { saleMoment } from './sale-moment.ts';

const timeZone = 'America/Santiago';
const instant = (local: string): number => localInstant(local, timeZone) ?? Number.NaN;

function check({
  product: rest = {},
  price = {},
  off,
  at = '2026-11-21 13:00',
  requestedTime,
  dispatch = 'store_delivery',
}: AvailabilityCase) {
  const product = makeProduct(1, rest);
  const disabled: readonly DisabledItem[] =
    off === undefined ? [] : [{ deactivatableId: 1, deactivatableType: 'Product', endDate: off }];
  const index = makeIndex({ products: [product], prices: [makePrice(1, price)], disabled });
  const wantedAt = requestedTime === undefined ? null : instant(requestedTime);
  const moment = saleMoment({
    store: caseStore,
    dispatch,
    place: null,
    platform: 'web',
    now: instant(at),
    requestedTime: wantedAt,
  });
  return checkAvailability(product, index, moment);
}

/** Days ahead count from the requested time in a future order. */
test.each(availabilityCases)('$name', (tried) => {
  const said = check(tried);
  const expected: Availability =
    tried.reason === null
      ? { kind: 'available' }
      : { kind: 'unavailable', reason: tried.reason, from: tried.from ?? null };
  expect(said).toEqual(expected);
});

const lunch: SaleMoment = {
  now: instant('2026-11-21 13:00'),
  timeZone,
  dispatch: 'store_delivery',
  platform: 'web',
};

test('a product outside the menu cannot be bought', () => {
  const gone = checkAvailability(makeProduct(2), makeIndex({ products: [makeProduct(1)] }), lunch);
  expect(gone).toEqual({ kind: 'unavailable', reason: 'notInMenu', from: null });
});

test('a switched-off option does not switch off a product with the same id', () => {
  const product = makeProduct(1);
  const index = makeIndex({
    products: [product],
    disabled: [{ deactivatableId: 1, deactivatableType: 'Modifier', endDate: null }],
  });
  expect(checkAvailability(product, index, lunch)).toEqual({ kind: 'available' });
});
