import { toMajor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import {
  type OrderingObstacle,
  orderingObstacles,
} from '@comanda/domain/tenant/ordering-obstacles.ts';
import { lacksOrderTaker } from '@comanda/domain/store/lacks-order-taker.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { BuiltTenant } from './build-tenant.ts';
import { fontWarnings } from './font-warnings.ts';
import { menuWarnings } from './menu-warnings.ts';
import { paymentWarnings } from './payment-warnings.ts';
import { placeWarnings } from './place-warnings.ts';
import { storeTitle } from './store-title.ts';

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
 * `canTake`: true if this program has a provider for the method in the brand's currency. `demo`: in
 * a demonstration the sandbox's kitchen takes the orders of systems. `now`: milliseconds.
 */
export type WarningFacts = {
  canTake: (method: PaymentMethodName) => boolean;
  demo: boolean;
  now: number;
};

/**
 * Sentences about a valid folder that its author should read: why nobody can order from a store or
 * from the brand, and what is probably not meant as it is written. A warning stops nothing, because
 * a brand may be imported before it opens. docs/rules/tenants.md#warnings-about-a-folder.
 */
export function folderWarnings(built: BuiltTenant, facts: WarningFacts): string[] {
  const obstacles = built.stores.map((store) => obstacleWarnings(built, store, facts));
  const isOrderable = obstacles.some((lines) => lines.length === 0);
  const { currency } = built.settings.country;
  return [
    ...built.stores.flatMap((store, at) => [
      ...(obstacles[at] ?? []),
      ...paymentWarnings(store, facts.canTake, currency),
      ...takerWarnings(built, store, facts),
    ]),
    ...placeWarnings(built),
    ...menuWarnings(built, facts.now),
    ...fontWarnings(built),
    ...rateWarnings(built),
    ...(isOrderable
      ? []
      : ['nobody can order from this brand: each of its stores has an obstacle']),
  ];
}

/**
 * A programme may have a rate of its own, but a rate that differs from the country's is more often
 * a mistake.
 */
function rateWarnings({ settings: { loyaltyProgram, pointRate, country } }: BuiltTenant): string[] {
  const rate = toMajor(pointRate, country.decimals);
  return !loyaltyProgram || rate === country.pointsRate
    ? []
    : [
        `pointRate ${rate} is not the rate of the country, ${country.pointsRate}: 100 points are worth ${country.symbol}${rate}`,
      ];
}

const takerWarnings = (
  { operations }: BuiltTenant,
  store: Store,
  { demo }: WarningFacts,
): string[] =>
  !demo && lacksOrderTaker(store, operations.kitchenUrl !== null)
    ? [
        `the orders of ${storeTitle(store)} go to a system without a kitchenUrl: the import refuses that, except with KITCHEN_URL and one brand, or in a demonstration`,
      ]
    : [];

const obstacleWarnings = (
  built: BuiltTenant,
  store: Store,
  { canTake, now }: WarningFacts,
): string[] =>
  orderingObstacles({
    store,
    products: built.menus.find(({ id }) => id === store.menuId)?.products ?? [],
    prices: built.prices.find(({ storeId }) => storeId === store.id)?.prices ?? [],
    disabled: built.disableds.filter(({ storeId }) => storeId === store.id),
    canTake,
    now,
  }).map((obstacle) => `nobody can order from ${storeTitle(store)}: ${sentences[obstacle]}`);
