import { type DayFigures, dayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import type { DayWindow } from '@comanda/domain/counter/day/day-window.ts';
import { factsOfStore } from '@comanda/domain/counter/day/facts-of-store.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { findDay } from './day-orders.rows.ts';

/** A store with the instants of its day. */
type StoreWindow = { readonly store: Store; readonly window: DayWindow };

/**
 * Returns the figures of a day beside each store that is asked for, in the same order. Stores whose
 * day has the same instants are read by one statement: it reads the day of the whole brand.
 */
export async function readStoresOfDay<Asked extends StoreWindow>(
  tx: Tx,
  asked: readonly Asked[],
): Promise<readonly (Asked & { readonly figures: DayFigures })[]> {
  const groups = Map.groupBy(asked, ({ window }) => `${window.from} ${window.to}`);
  const figures = new Map<Asked, DayFigures>();
  for (const group of groups.values())
    for (const [each, own] of await readGroup(tx, group)) figures.set(each, own);
  return asked.flatMap((each) => {
    const own = figures.get(each);
    return own === undefined ? [] : [{ ...each, figures: own }];
  });
}

async function readGroup<Asked extends StoreWindow>(
  tx: Tx,
  group: readonly Asked[],
): Promise<readonly (readonly [Asked, DayFigures])[]> {
  const [first] = group;
  if (!first) return [];
  const { window } = first;
  const facts = await findDay(tx, { storeIds: group.map(({ store }) => store.id), window });
  return group.map((each) => [
    each,
    dayFigures(factsOfStore(facts, each.store.id), window, each.store.timeZone),
  ]);
}
