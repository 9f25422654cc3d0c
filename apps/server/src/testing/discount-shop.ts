import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { CategoryId, ProductId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import type { OwnerQueries } from './owner-queries.ts';
import { type TestShop, testShop } from './test-shop.ts';

/** An eighth off the burgers, which seldom is a whole minor unit. */
export const eighthOff = makeCoupon({
  code: 'OCTAVO',
  name: 'Un octavo en hamburguesas',
  discount: { kind: 'percent', basisPoints: 1_250, maximum: null },
  on: { productIds: [1 as ProductId], categoryIds: [], notDiscounted: false },
});

/** Tips of the order, in minor units. */
export const discountedTips = { tip: minor(599), storeTip: minor(101) };

const offer = (id: number, name: string, rest: Pick<Offer, 'needs' | 'benefit'>): Offer => ({
  id,
  name,
  ...{ maxPerOrder: null, hours: [], storeIds: [] },
  ...rest,
});
const need = (productId: number, quantity: number): Offer['needs'][number] => ({
  productIds: [productId as ProductId],
  categoryIds: [] as CategoryId[],
  quantity,
});

/** Two combos: a burger with fries, and three fries for two thirds. */
export const testCombos: readonly Offer[] = [
  offer(1, 'Combo Brasa', {
    needs: [need(1, 1), need(2, 1)],
    benefit: { kind: 'amount', amount: minor(1_111) },
  }),
  offer(2, 'Tres papas', { needs: [need(2, 3)], benefit: { kind: 'percent', basisPoints: 3_333 } }),
];

const pointRates: Partial<Record<CountryCode, number>> = { cl: 500, mx: 1_349, gt: 497, pe: 301 };

/**
 * A shop with two combos and a loyalty programme, whose delivery is never free. The worth of its
 * points is seldom a whole minor unit.
 */
export function discountShop(id: string, country: CountryCode): TestShop {
  const loyaltyProgramParams = {
    name: 'Leña',
    minAmount: minor(0),
    maxAmount: minor(1_000_000),
    earn: true,
  };
  const shop = testShop(id, {
    country,
    settings: {
      offers: testCombos,
      loyaltyProgram: true,
      loyaltyProgramParams,
      pointRate: minor(pointRates[country] ?? 500),
    },
  });
  const deliveryZones = shop.store.deliveryZones.map((zone) => ({ ...zone, freeFrom: null }));
  return { ...shop, store: { ...shop.store, deliveryZones } };
}

/**
 * Publishes the coupon of {@link eighthOff} at a brand. Call it before a server has the brand in
 * its cache.
 */
export const publishEighthOff = (owner: OwnerQueries, tenant: string) =>
  owner.rows(tenant, 'insert into coupons values ($1, $2, $3)', [
    tenant,
    eighthOff.code,
    eighthOff,
  ]);
