import type {
  getDeviceAlerts as readEndpoint,
  turnOffDeviceAlerts as offEndpoint,
  turnOnDeviceAlerts as onEndpoint,
} from '@comanda/contract/counter/device-alerts.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { arePushKeys } from '@comanda/domain/push/push-endpoint.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import {
  deleteStaffSubscription,
  hasStaffSubscription,
  saveStaffSubscription,
} from './staff-subscription.rows.ts';

/** Answers whether the phone of the session is told of waiting orders, and the platform's key. */
export async function getDeviceAlerts(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  { session, tenant, now }: Call<typeof readEndpoint>,
): Promise<CallOutcome<typeof readEndpoint>> {
  const person = staffSessionOf(session);
  const isOn =
    push !== null && (await hasStaffSubscription(autocommit(db, tenant.id), person, now));
  return accept({ isOn, publicKey: push?.publicKey ?? null });
}

/**
 * Tells the own phone of the session of the news of its person's stores.
 * docs/rules/counter-alerts.md#alerts-on-an-own-phone.
 */
export async function turnOnDeviceAlerts(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  { session, tenant, body: { endpoint, keys }, now }: Call<typeof onEndpoint>,
): Promise<CallOutcome<typeof onEndpoint>> {
  const { deviceId, staffId } = staffSessionOf(session);
  if (push === null) return refuse(refusalOf('NOT_FOUND'));
  if (!push.isEndpoint(endpoint))
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'endpoint' }));
  if (!arePushKeys(keys)) return refuse(refusalOf('INVALID_PARAMETER', { field: 'keys' }));
  const subscription = { deviceId, staffId, endpoint, ...keys, createdAt: isoOf(now) };
  const isSaved = await withTenant(db, tenant.id, (tx) => saveStaffSubscription(tx, subscription));
  return isSaved ? accept(null) : refuse(refusalOf('NOT_FOUND'));
}

/** Tells the phone of the session nothing more. */
export async function turnOffDeviceAlerts(
  { db }: Pick<Deps, 'db'>,
  { session, tenant }: Call<typeof offEndpoint>,
): Promise<CallOutcome<typeof offEndpoint>> {
  const { deviceId } = staffSessionOf(session);
  await deleteStaffSubscription(autocommit(db, tenant.id), deviceId);
  return accept(null);
}
