import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { LiveStore } from '../menu/live-store.ts';
import type { Call } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

/**
 * Returns a store of the caller's; null for another one, and for one that does not exist.
 * docs/rules/counter.md#stores-of-staff.
 */
export async function reachedStore(
  { menus }: Pick<Deps, 'menus'>,
  { session, tenant }: Pick<Call<Endpoint>, 'session' | 'tenant'>,
  storeId: StoreId,
): Promise<LiveStore | null> {
  if (!staffReachesStore(staffSessionOf(session).storeIds, storeId)) return null;
  return (await (await menus.tenant(tenant.id))?.store(storeId)) ?? null;
}
