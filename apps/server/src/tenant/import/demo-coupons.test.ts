import { join } from 'node:path';
import { checkCoupon } from '@comanda/domain/coupon/check-coupon.ts';
import type { CouponFacts, CouponLine } from '@comanda/domain/coupon/coupon-facts.ts';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { couponRefusals } from '@comanda/domain/coupon/coupon-refusals.ts';
import type { ErrorLabel } from '@comanda/domain/errors/catalogue.ts';
import { indexMenu, priceOf } from '@comanda/domain/menu/menu-index.ts';
import { minor, times } from '@comanda/domain/money/money.ts';
import { makeCouponUser } from '@comanda/domain/testing/make-coupon.ts';
import { describe, expect, test } from 'vitest';
import { buildCoupon } from '../folder/build-coupon.ts';
import { buildMenu } from './build-menu.ts';
import { parseFolder } from './parse-folder.ts';
import { readFolder } from './read-folder.ts';

/** Each word of a coupon that a cart can cause; INVALID_COUPON_CODE needs no coupon. */
const words: readonly ErrorLabel[] = couponRefusals.filter(
  (label) => label !== 'INVALID_COUPON_CODE',
);

async function brand(name: string) {
  const folder = join(import.meta.dirname, '../../../../../tenants', name);
  const content = parseFolder((await readFolder(folder)).files);
  if (!content.ok) throw new Error(`${name} has faults`);
  const { stores, menus, coupons } = content.value;
  const [store] = stores;
  const [menu] = menus.values();
  if (!store || !menu) throw new Error(`${name} has no store`);
  const built = buildMenu(menu, () => null as never);
  const index = indexMenu({
    menu: { ...built, version: 1 },
    prices: { channel: 'web', prices: [] },
    disabled: [],
  });
  return { store, index, coupons: coupons.map((coupon) => buildCoupon(coupon, content.value)) };
}
type Brand = Awaited<ReturnType<typeof brand>>;

/**
 * Carts of the first product of each category, once and many times, and of what coupons require, by
 * both dispatch methods, at four hours of two days, of a new and of an old user.
 */
function* situations({ store, index, coupons }: Brand): Generator<CouponFacts> {
  const hours = ['T13:30Z', 'T18:30Z', 'T22:00Z', 'T23:30Z'];
  const times = ['2026-11-20', '2026-11-21'].flatMap((day) => hours.map((hour) => day + hour));
  const alone = index.menu.categories.flatMap(({ productIds: [id] }) => {
    const product = index.productById.get(id ?? 0);
    return product ? [1, 30].map((count) => [lineOf(product, count, index)]) : [];
  });
  const lines = [...alone, ...coupons.flatMap((coupon) => requiredCarts(coupon, index))];
  const person = { usesByUser: 9, uses: 5_000, hasOrdered: true };
  const users = [
    { companyIds: [1] },
    {},
    person,
    { ...person, hasOrdered: false },
    { ownsCode: true },
  ];
  for (const line of lines)
    for (const dispatch of ['store_delivery', 'in_store'] as const)
      for (const user of users)
        for (const time of times)
          yield {
            index,
            store,
            dispatch,
            lines: line,
            delivery: minor(dispatch === 'in_store' || line[0]?.count === 30 ? 0 : 1_500),
            now: Date.parse(time),
            requestedTime: null,
            platform: 'web',
            paymentMethod: 'cash',
            user: makeCouponUser(user),
          };
}

function lineOf(product: CouponLine['product'], count: number, index: CouponFacts['index']) {
  const total = times(priceOf(product, index).price, count);
  return { product, count, total, left: total };
}

/**
 * The product that a coupon gives, with one unit and with many units of what the coupon requires.
 */
function requiredCarts({ discount, requires }: Coupon, index: CouponFacts['index']) {
  const given = discount.kind === 'product' && index.productById.get(discount.productId);
  const required = index.productById.get(requires[0]?.productIds[0] ?? 0);
  if (!given) return [];
  if (!required) return [[lineOf(given, 1, index)]];
  return [1, 9].map((count) => [lineOf(given, 1, index), lineOf(required, count, index)]);
}

describe.each(['burger', 'sushi', 'cocina'])('the demo brand %s', (name) => {
  test('has coupons of every kind, and each of the words can be seen', async () => {
    const demo = await brand(name);
    const kinds = new Set(demo.coupons.map(({ discount }) => discount.kind));
    expect([...kinds].toSorted()).toEqual(['amount', 'delivery', 'percent', 'product']);
    const seen = new Set<string>();
    const applied = new Set<string>();
    for (const facts of situations(demo))
      for (const coupon of demo.coupons) {
        const checked = checkCoupon(coupon, facts);
        if (checked.ok) applied.add(coupon.code);
        else seen.add(checked.error.label);
      }
    expect(words.filter((word) => !seen.has(word))).toEqual([]);
    expect(demo.coupons.filter(neverApplies).map(({ code }) => code)).toHaveLength(6);
    expect(demo.coupons.filter((each) => !applied.has(each.code))).toEqual(
      demo.coupons.filter(neverApplies),
    );
  });
});

/** Coupons of another time, store, platform or payment method, or switched off. */
const neverApplies = (coupon: Coupon): boolean =>
  !coupon.enabled ||
  coupon.startsAt !== null ||
  coupon.endsAt !== null ||
  coupon.platforms.length > 0 ||
  coupon.storeIds.length > 0 ||
  coupon.paymentMethods.length > 0;
