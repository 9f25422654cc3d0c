import { expect, test } from 'vitest';
import { availabilityCases } from '../cases/availability.cases.ts';
import { caseNow } from '../cases/case-menu.ts';
import { checkAvailability } from '../menu/check-availability.ts';
import type { DisabledItem } from '../menu/menu.ts';
import { makeHours, makeIndex, makePrice, makeProduct, makeStore } from '../testing/make.ts';
import { isSoldAt, saleTimes } from './sale-times.ts';
import { storeSlots } from './store-slots.ts';

const store = makeStore({ businessHours: makeHours('00:00:00', '23:59:59') });
const slots = storeSlots({ store, dispatch: 'in_store', now: caseNow, days: 45, wait: 0 });

test.each(availabilityCases)(
  'the sale times of $name are those that the cart’s rule allows',
  ({ product: rest, price, off, dispatch = 'store_delivery' }) => {
    const product = makeProduct(1, rest);
    const disabled: readonly DisabledItem[] =
      off === undefined ? [] : [{ deactivatableId: 1, deactivatableType: 'Product', endDate: off }];
    const index = makeIndex({
      products: [product],
      prices: price ? [makePrice(1, price)] : [],
      disabled,
    });
    const question = { dispatch, platform: 'web', orderedAt: caseNow, wait: 35 };
    const sale = saleTimes(product, index, question);
    const allowed = slots.filter(
      ({ instant }) =>
        checkAvailability(product, index, { ...question, timeZone: store.timeZone, now: instant })
          .kind === 'available',
    );
    expect(slots.filter((slot) => sale !== null && isSoldAt(sale, slot))).toEqual(allowed);
  },
);

test('a product outside the menu is never sold', () => {
  const index = makeIndex({ products: [] });
  expect(
    saleTimes(index.productById.get(1), index, {
      dispatch: 'in_store',
      platform: 'web',
      orderedAt: caseNow,
      wait: 35,
    }),
  ).toBeNull();
});
