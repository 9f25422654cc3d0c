import type { ModifierId, ProductId } from '../ids.ts';
import type { BusinessHours } from '../store/store.ts';

/**
 * The minutes that the counter may add to every wait.
 * docs/rules/counter-store.md#busy-minutes-of-the-counter.
 */
export const busyChoices = [0, 10, 20, 30] as const;
/**
 * The places that the counter may give each half hour; it may lift the limit too.
 * docs/rules/counter-store.md#places-per-half-hour.
 */
export const placesChoices = [1, 2, 4, 6, 8, 12, 20] as const;
/** The most units that the counter may count of one product. */
export const mostCounted = 9_999;

const storeFactKinds = [
  'busy',
  'pause',
  'delivery',
  'pickup',
  'hours',
  'product',
  'modifier',
  'stock',
  'autoAccept',
  'capacity',
] as const;
export type StoreFactKind = (typeof storeFactKinds)[number];

/** Windows of one date, store-local `HH:mm:ss`. */
export type DateHours = readonly Omit<BusinessHours, 'day'>[];

/**
 * A fact that staff says of its store. `pause` ends with the fact; `on` false lifts the folder's
 * pause. `hours` of a store-local date `YYYY-MM-DD`; null: the weekday's, although the folder names
 * a holiday. `stock` only remembers who counted: the count itself is in the store's price.
 * `autoAccept`: new orders are accepted without staff. `capacity`: places of each half hour; null:
 * no limit.
 */
export type StoreFactValue =
  | { kind: 'busy'; minutes: number }
  | { kind: 'pause'; on: boolean }
  | { kind: 'delivery' | 'pickup'; open: boolean }
  | { kind: 'hours'; date: string; hours: DateHours | null }
  | { kind: 'product'; id: ProductId; soldOut: boolean }
  | { kind: 'modifier'; id: ModifierId; soldOut: boolean }
  | { kind: 'stock'; id: ProductId; count: number | null }
  | { kind: 'autoAccept'; on: boolean }
  | { kind: 'capacity'; places: number | null };

/** A fact that holds until an ISO instant, or until told otherwise (null). */
export type StoreFact = StoreFactValue & { until: string | null };

/**
 * The thing that a fact is about: a store has one fact of a kind and a subject. The empty text: the
 * store itself.
 */
export function factSubject(fact: StoreFactValue): string {
  switch (fact.kind) {
    case 'busy':
    case 'pause':
    case 'delivery':
    case 'pickup':
    case 'autoAccept':
    case 'capacity':
      return '';
    case 'hours':
      return fact.date;
    case 'product':
    case 'modifier':
    case 'stock':
      return String(fact.id);
  }
}
