import type {
  getDeviceWaiting as deviceEndpoint,
  getStoreWaiting as storeEndpoint,
  WaitingOrders,
} from '@comanda/contract/counter/waiting.ts';
import { acceptAlarm, alarmStage } from '@comanda/domain/counter/accept-alarm.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { deviceTokenHashOf } from '../staff/counter-cookies.ts';
import { findWatchedStore } from '../staff/device.rows.ts';
import { countWaiting } from './waiting.rows.ts';

/**
 * Counts the waiting orders of the store that the calling device watches, whoever is signed in on
 * it. docs/rules/counter-staff.md#store-that-a-device-watches.
 */
export async function readDeviceWaiting(
  { db }: Pick<Deps, 'db'>,
  call: Call<typeof deviceEndpoint>,
): Promise<CallOutcome<typeof deviceEndpoint>> {
  const tokenHash = deviceTokenHashOf(call);
  const tx = autocommit(db, call.tenant.id);
  const storeId = tokenHash === null ? null : await findWatchedStore(tx, tokenHash);
  if (storeId === null) return refuse(refusalOf('NOT_FOUND'));
  return accept(await waitingAt(tx, storeId, call.now));
}

/** Counts the waiting orders of a store of the session. */
export async function readStoreWaiting(
  { db }: Pick<Deps, 'db'>,
  { params, session, tenant, now }: Call<typeof storeEndpoint>,
): Promise<CallOutcome<typeof storeEndpoint>> {
  const { storeIds } = staffSessionOf(session);
  if (!staffReachesStore(storeIds, params.id)) return refuse(refusalOf('NOT_FOUND'));
  return accept(await waitingAt(autocommit(db, tenant.id), params.id, now));
}

/** The order that waits longest decides the stage. `now`: milliseconds. */
async function waitingAt(tx: Tx, storeId: StoreId, now: number): Promise<WaitingOrders> {
  const { waiting, since } = await countWaiting(tx, storeId);
  const alarm = since === null ? null : alarmStage(acceptAlarm(instantOf(since), null), now);
  return { waiting, alarm };
}
