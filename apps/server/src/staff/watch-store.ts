import type { watchStore as endpoint } from '@comanda/contract/counter/waiting.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { watchStoreOn } from './device.rows.ts';

/**
 * Makes the shared device of a session watch one of the session's stores.
 * docs/rules/counter-staff.md#store-that-a-device-watches.
 */
export async function watchStore(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  { body: { storeId }, session, tenant }: Call<typeof endpoint>,
): Promise<CallOutcome<typeof endpoint>> {
  const { deviceId, storeIds } = staffSessionOf(session);
  const facts = await menus.storeFacts(tenant.id, storeId);
  if (!facts || !staffReachesStore(storeIds, storeId)) return refuse(refusalOf('NOT_FOUND'));
  const isWatching = await withTenant(db, tenant.id, (tx) => watchStoreOn(tx, deviceId, storeId));
  return isWatching ? accept(null) : refuse(refusalOf('NOT_FOUND'));
}
