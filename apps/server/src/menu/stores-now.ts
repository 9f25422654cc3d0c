import type { TenantId } from '@comanda/domain/ids.ts';
import { nextFactEnd } from '@comanda/domain/store-facts/facts-in-force.ts';
import { withFullHalfHours } from '@comanda/domain/store-facts/places-now.ts';
import type { StoreFact } from '@comanda/domain/store-facts/store-fact.ts';
import { storeWithFacts } from '@comanda/domain/store-facts/store-with-facts.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import {
  type CompressedResponseCache,
  compressedResponseCache,
} from './compressed-response-cache.ts';
import type { MenuCacheParts } from './menu-cache-parts.ts';
import { loadStoreFacts, loadTakenPlaces } from './menu.rows.ts';

/**
 * All stores as shoppers see them now, with the facts of the counter. Each version is a new object
 * with its own number.
 */
export type StoresNow = {
  stores: readonly Store[];
  version: number;
  answers: CompressedResponseCache;
  validUntil: number;
};

/** The versions of {@link StoresNow} in this process. */
let lastVersion = 0;

/** Reads the facts of all stores, and makes of them the next version of {@link StoresNow}. */
export async function loadStoresNow(
  { db, clock }: MenuCacheParts,
  tenantId: TenantId,
  stores: readonly Store[],
): Promise<StoresNow> {
  const now = clock();
  const { facts, taken } = await withTenant(db, tenantId, async (tx) => ({
    facts: await loadStoreFacts(tx),
    taken: await loadTakenPlaces(tx, now),
  }));
  const factsOf = ({ id }: Store): readonly StoreFact[] => facts.get(id) ?? [];
  const storeNow = (store: Store): Store =>
    withFullHalfHours(storeWithFacts(store, factsOf(store), now), {
      ...{ facts: factsOf(store), taken: taken.get(store.id) ?? [], now },
    });
  lastVersion += 1;
  return {
    stores: stores.map(storeNow),
    version: lastVersion,
    answers: compressedResponseCache(),
    validUntil: Math.min(...stores.map((store) => nextFactEnd(factsOf(store), now)), Infinity),
  };
}
