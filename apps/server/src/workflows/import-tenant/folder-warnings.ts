import { toMajor } from '@comanda/domain/money/money.ts';
import { isPaidOnline, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import {
  type OrderingObstacle,
  orderingObstacles,
} from '@comanda/domain/tenant/ordering-obstacles.ts';
import { lacksOrderTaker } from '@comanda/domain/store/lacks-order-taker.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { BuiltTenant } from './build-tenant.ts';

const sentences: Record<OrderingObstacle, string> = {
  blocked: 'its subscription is suspended or inactive',
  noDispatchMethod: 'it offers neither delivery nor pickup (orderMethod)',
  neverOpen:
    'it never opens: businessHours has no window of a dispatch method that it offers and that is on',
  noZone: 'it only delivers, and has no deliveryZones',
  noPaymentMethod:
    'none of its paymentMethods can be taken by this version in the currency of its country',
  noProduct: 'its menu has nothing for sale',
};

/**
 * Sentences that say why nobody can order from a valid folder: one for each obstacle of a store, and one more if no store can take orders.
 * Another names a points rate that is not the country's. A warning is no refusal, because a brand may be imported before it opens. `canTake`: true if this program has a provider for the method.
 */
export function folderWarnings(
  built: BuiltTenant,
  canTake: (method: PaymentMethodName) => boolean,
  now: number,
): string[] {
  const warnings = built.stores.map((store) => storeWarnings(built, store, canTake, now));
  const isOrderable = warnings.some(({ obstacles }) => obstacles === 0);
  return [
    ...warnings.flatMap(({ lines }) => lines),
    ...rateWarnings(built),
    ...(isOrderable
      ? []
      : ['nobody can order from this brand: each of its stores has an obstacle']),
  ];
}

/** A programme may have a rate of its own, but a rate that differs from the country's is more often a mistake. */
function rateWarnings({ settings: { loyaltyProgram, pointRate, country } }: BuiltTenant): string[] {
  const rate = toMajor(pointRate, country.decimals);
  return !loyaltyProgram || rate === country.pointsRate
    ? []
    : [
        `pointRate ${rate} is not the rate of the country, ${country.pointsRate}: 100 points are worth ${country.symbol}${rate}`,
      ];
}

function storeWarnings(
  built: BuiltTenant,
  store: Store,
  canTake: (method: PaymentMethodName) => boolean,
  now: number,
) {
  const obstacles = orderingObstacles({
    store,
    products: built.menus.find(({ id }) => id === store.menuId)?.products ?? [],
    prices: built.prices.find(({ storeId }) => storeId === store.id)?.prices ?? [],
    disabled: built.disableds.filter(({ storeId }) => storeId === store.id),
    canTake,
    now,
  });
  const name = `store ${store.id} "${store.name}"`;
  const taken = store.paymentMethods.filter(canTake);
  const needsSecret = taken.length > 0 && taken.every(isPaidOnline);
  const lines = obstacles.map(
    (obstacle) => `nobody can order from ${name}: ${sentences[obstacle]}`,
  );
  if (needsSecret)
    lines.push(
      `${name} is paid online only (${taken.join(', ')}): nobody can order before the brand has that secret`,
    );
  if (lacksOrderTaker(store, built.operations.kitchenUrl !== null))
    lines.push(
      `the orders of ${name} go to a system without a kitchenUrl: the import refuses that, except with KITCHEN_URL and one brand, or in a demonstration`,
    );
  return { obstacles: obstacles.length, lines };
}
