import type { DisabledItem } from '../menu/menu.ts';
import type { Holiday, Store } from '../store/store.ts';
import { factsInForce } from './facts-in-force.ts';
import type { StoreFact } from './store-fact.ts';

/**
 * Returns the store as shoppers see it at `now` (milliseconds): the folder's store, and over it the
 * facts of the counter that still hold. docs/rules/counter-store.md#facts-of-the-counter.
 */
export const storeWithFacts = (store: Store, facts: readonly StoreFact[], now: number): Store =>
  factsInForce(facts, now).reduce(applyFact, store);

function applyFact(store: Store, fact: StoreFact): Store {
  switch (fact.kind) {
    case 'busy':
      return { ...store, busyMinutes: fact.minutes };
    case 'pause':
      return { ...store, pausedUntil: fact.on ? fact.until : null };
    case 'delivery':
      return { ...store, deliveryOpen: fact.open };
    case 'pickup':
      return { ...store, pickUpOpen: fact.open };
    case 'hours':
      return { ...store, holidays: withHours(store.holidays, fact) };
    case 'capacity':
      return { ...store, slotCapacity: fact.places };
    case 'product':
    case 'modifier':
    case 'stock':
    case 'autoAccept':
      return store;
  }
}

function withHours(
  holidays: readonly Holiday[],
  { date, hours }: Extract<StoreFact, { kind: 'hours' }>,
): readonly Holiday[] {
  const others = holidays.filter((holiday) => holiday.date !== date);
  return hours === null ? others : [...others, { date, hours }];
}

/**
 * Returns the switched-off items of a store: the list of its folder or its own systems, without
 * those that the counter put on sale, and those that the counter marked sold out.
 * docs/rules/counter-store.md#sold-out-at-the-counter.
 */
export function disabledWithFacts(
  disabled: readonly DisabledItem[],
  facts: readonly StoreFact[],
  now: number,
): readonly DisabledItem[] {
  const said = new Map(
    factsInForce(facts, now).flatMap((fact) =>
      fact.kind === 'product' || fact.kind === 'modifier'
        ? [[keyOf(typeOf[fact.kind], fact.id), fact] as const]
        : [],
    ),
  );
  const others = disabled.filter(
    (item) => !said.has(keyOf(item.deactivatableType, item.deactivatableId)),
  );
  const soldOut = [...said.values()]
    .filter((fact) => fact.soldOut)
    .map(({ kind, id, until }) => ({
      deactivatableType: typeOf[kind],
      deactivatableId: id,
      endDate: until,
    }));
  return [...others, ...soldOut];
}

const typeOf = { product: 'Product', modifier: 'Modifier' } as const;
const keyOf = (type: DisabledItem['deactivatableType'], id: number): string => `${type} ${id}`;
