import type { StoreId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { Cart } from './cart.ts';
import { priceCart } from './price-cart.ts';
import type { PriceFacts } from './price-facts.ts';
import { subtotalOf } from './quote-lines.ts';
import { exceededMaximum, missedMinimum } from './quote-obstacles.ts';

/**
 * A cart at a place: store, amounts in minor units (null while unknown), and the names of products
 * that cannot be bought there (`gone`).
 */
export type CartAtPlace = {
  storeId: StoreId;
  storeName: string;
  fee: Minor | null;
  food: Minor;
  total: Minor | null;
  missing: Minor | null;
  over: Minor | null;
  gone: readonly string[];
};

/**
 * One change after the shopper chose another place.
 * docs/rules/places.md#what-another-place-changes.
 */
export type PlaceChange =
  | { kind: 'store'; from: string; to: string }
  | { kind: 'gone'; names: readonly string[] }
  | { kind: 'food'; from: Minor; to: Minor }
  | { kind: 'fee'; from: Minor; to: Minor }
  | { kind: 'minimum'; missing: Minor }
  | { kind: 'maximum'; over: Minor }
  | { kind: 'total'; from: Minor; to: Minor };

/**
 * Prices a cart at a place for its requested time (`facts.requestedTime`). `nameOf` returns the
 * name of a product that the place's menu does not have.
 */
export function cartAtPlace(
  cart: Cart,
  facts: PriceFacts,
  nameOf: (productId: number) => string,
): CartAtPlace {
  const { index, store } = facts;
  const priced = priceCart(cart, facts);
  const quote = priced.ok ? priced.value : null;
  const obstacles = quote?.obstacles ?? [];
  return {
    storeId: store.id,
    storeName: store.name,
    fee: quote?.delivery ?? null,
    food: subtotalOf(cart, index),
    total: quote?.total ?? null,
    missing: missedMinimum(obstacles)?.missing ?? null,
    over: exceededMaximum(obstacles)?.over ?? null,
    gone: [
      ...new Set(
        (quote?.unavailable ?? [])
          .map(({ name, productId }) => name || nameOf(productId))
          .filter((name) => name !== ''),
      ),
    ],
  };
}

/**
 * Returns the changes to show after the shopper chose another place, the most important first;
 * empty if nothing changed. `isFirst`: no place was chosen before, so that store and fee are new
 * rather than changed.
 */
export function placeChanges(
  before: CartAtPlace,
  after: CartAtPlace,
  isFirst: boolean,
): readonly PlaceChange[] {
  const gone = after.gone.filter((name) => !before.gone.includes(name));
  const changes: PlaceChange[] = [];
  if (!isFirst && before.storeId !== after.storeId)
    changes.push({ kind: 'store', from: before.storeName, to: after.storeName });
  if (gone.length > 0) changes.push({ kind: 'gone', names: gone });
  if (gone.length === 0 && before.food !== after.food)
    changes.push({ kind: 'food', from: before.food, to: after.food });
  if (!isFirst) changes.push(...differs('fee', before.fee, after.fee));
  if (!isFirst && isMore(before.missing, after.missing))
    changes.push({ kind: 'minimum', missing: after.missing });
  if (!isFirst && isMore(before.over, after.over))
    changes.push({ kind: 'maximum', over: after.over });
  const priced = changes.some(({ kind }) => kind === 'food' || kind === 'fee');
  return priced && !isFirst
    ? [...changes, ...differs('total', before.total, after.total)]
    : changes;
}

/** Returns whether the gap to a limit is new or larger than before. */
const isMore = (before: Minor | null, after: Minor | null): after is Minor =>
  after !== null && (before === null || after > before);

const differs = (
  kind: 'fee' | 'total',
  from: Minor | null,
  to: Minor | null,
): readonly PlaceChange[] =>
  from === null || to === null || from === to ? [] : [{ kind, from, to }];
