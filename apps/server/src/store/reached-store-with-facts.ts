import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { factsInForce } from '@comanda/domain/store-facts/facts-in-force.ts';
import type { Deps } from '../deps.ts';
import type { LiveStore } from '../menu/live-store.ts';
import { findStoreFacts, type SetStoreFact } from './store-fact.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call } from '../platform/http/call.ts';
import { reachedStore } from './reached-store.ts';

/** A store as shoppers see it, and the facts of the counter that hold now. */
export type StoreWithFacts = { live: LiveStore; facts: readonly SetStoreFact[] };

/**
 * Returns a store of the caller's with its facts in force; null for another one, and for one that
 * does not exist.
 */
export async function reachedStoreWithFacts(
  deps: Pick<Deps, 'menus' | 'db'>,
  call: Pick<Call<Endpoint>, 'session' | 'tenant' | 'now'>,
  storeId: StoreId,
): Promise<StoreWithFacts | null> {
  const live = await reachedStore(deps, call, storeId);
  if (!live) return null;
  const stored = await findStoreFacts(autocommit(deps.db, call.tenant.id), storeId);
  return { live, facts: factsInForce(stored, call.now) };
}
