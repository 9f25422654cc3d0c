import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { buyerOf } from '../order/read-orders.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { CallTo } from '../platform/http/call.ts';
import { deleteSubscriptionOf } from './subscription.rows.ts';

/** Deletes a push subscription of the caller. */
export async function deletePushSubscription(
  { db }: Pick<Deps, 'db'>,
  { tenant, session, params }: CallTo<'deletePushSubscription'>,
) {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  return (await deleteSubscriptionOf(autocommit(db, tenant.id), userId, params.id))
    ? accept(null)
    : refuse(refusalOf('NOT_FOUND'));
}
