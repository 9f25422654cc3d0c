import type { Product, StorePrice } from '../menu/menu.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { Store } from '../store/store.ts';
import { orderingObstacles, type OrderingObstacle } from '../tenant/ordering-obstacles.ts';

/** The steps from a new brand to an open shop, in their order. docs/rules/sign-up.md#six-steps. */
export const openingSteps = ['name', 'look', 'store', 'delivery', 'dishes', 'payment'] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Texts of the store of a new brand until its owner changes them. */
export const storeToComplete = {
  textAddress: 'Dirección por completar',
  phone: '+00 000 0000',
} as const;

/**
 * The published facts of the brand. `isLookPublished`: a version of the look was published here.
 * `canTake`: whether this installation can take payments of a method. `now`: milliseconds.
 */
export type OpeningFacts = {
  stores: readonly Store[];
  menus: readonly { id: number; products: readonly Product[] }[];
  prices: readonly StorePrice[];
  isLookPublished: boolean;
  canTake: (method: PaymentMethodName) => boolean;
  now: number;
};

/**
 * Returns the steps that are done, by what the brand has published. Name and country are done from
 * the beginning.
 */
export function doneSteps(facts: OpeningFacts): readonly OpeningStep[] {
  const missing = new Set(missingForOpening(facts));
  return openingSteps.filter((step) =>
    step === 'look' ? facts.isLookPublished : !missing.has(step),
  );
}

/**
 * Returns the steps without which nobody can order: one store has to have all of them. None: the
 * shop may open. The look is never missing: the one of the beginning is a whole one.
 * docs/rules/sign-up.md#opening-of-a-shop.
 */
export function missingForOpening(facts: OpeningFacts): readonly OpeningStep[] {
  const ofStores = facts.stores.map((store) => missingOfStore(store, facts));
  return ofStores.toSorted((a, b) => a.length - b.length)[0] ?? ['store'];
}

function missingOfStore(store: Store, facts: OpeningFacts): readonly OpeningStep[] {
  const products = facts.menus.find(({ id }) => id === store.menuId)?.products ?? [];
  const { prices, canTake, now } = facts;
  const obstacles = orderingObstacles({ store, products, prices, disabled: [], canTake, now });
  const missing = new Set(obstacles.map((obstacle) => stepOfObstacle[obstacle]));
  if (store.textAddress === storeToComplete.textAddress) missing.add('store');
  if (store.phone === storeToComplete.phone) missing.add('store');
  if (store.orderMethod !== 'in_store' && store.deliveryZones.length === 0) missing.add('delivery');
  return openingSteps.filter((step) => missing.has(step));
}

const stepOfObstacle: Readonly<Record<OrderingObstacle, OpeningStep>> = {
  blocked: 'store',
  noDispatchMethod: 'delivery',
  neverOpen: 'store',
  noZone: 'delivery',
  noPaymentMethod: 'payment',
  noProduct: 'dishes',
};
