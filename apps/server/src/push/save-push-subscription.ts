import type { createPushSubscription as endpoint } from '@comanda/contract/push-subscriptions.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { PushSubscriptionId } from '@comanda/domain/ids.ts';
import { arePushKeys } from '@comanda/domain/push/push-endpoint.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { lockUser } from '../address/address.rows.ts';
import { deleteSurplusSubscriptions, saveSubscription } from './subscription.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/**
 * Stores the caller's browser, bound to the session of the call. A browser that was stored by
 * another session now belongs to this one. The oldest browser of a person goes when there are too
 * many. Refused: NOT_FOUND, INVALID_PARAMETER, NOT_AUTHORIZED.
 */
export async function savePushSubscription(
  { db, push, random }: Pick<Deps, 'db' | 'push' | 'random'>,
  { tenant, session, body: { endpoint: address, keys }, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  if (push === null) return refuse(refusalOf('NOT_FOUND'));
  if (!push.isEndpoint(address))
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'endpoint' }));
  if (!arePushKeys(keys)) return refuse(refusalOf('INVALID_PARAMETER', { field: 'keys' }));
  const { userId, tokenHash } = session;
  const createdAt = isoOf(now);
  const newId = random.id<PushSubscriptionId>(now);
  const id = await withTenant(db, tenant.id, async (tx) => {
    await lockUser(tx, userId);
    const subscription = { id: newId, userId, tokenHash, endpoint: address, ...keys, createdAt };
    const savedId = await saveSubscription(tx, subscription);
    await deleteSurplusSubscriptions(tx, userId);
    return savedId;
  });
  return accept({ id });
}
