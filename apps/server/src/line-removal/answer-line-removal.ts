import type { answerLineRemoval as endpoint } from '@comanda/contract/orders.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { toOrder } from '../order/order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import type { RemovalDeps } from './apply-removal.ts';
import { saveAnswer } from './save-answer.ts';

type Endpoint = typeof endpoint;

/**
 * Answers for the shopper whether units may be taken off the order. A repetition answers the order
 * as it is. Refused: NOT_FOUND for another shopper's order or an unknown question,
 * ORDER_NOT_REPROCESSABLE if it was answered otherwise or it is too late.
 * docs/rules/line-removals.md#answer-of-the-shopper.
 */
export async function answerLineRemoval(
  deps: RemovalDeps,
  { params, body, tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'guest' && session.role !== 'user')
    return refuse(refusalOf('NOT_AUTHORIZED'));
  const { removalId, answer: said } = body;
  const answer =
    said === 'yes'
      ? ({ outcome: 'accepted', wish: null } as const)
      : ({ outcome: 'declined', wish: said } as const);
  return withTenant(deps.db, tenant.id, async (tx): Promise<Result<Order, Refusal>> => {
    const order = await lockOrder(tx, params.id);
    if (!order || order.buyer_id !== session.userId) return refuse(refusalOf('NOT_FOUND'));
    const saved = await saveAnswer(deps, tx, order, { id: removalId, answer, now });
    if (!saved.ok) return saved;
    const row = await findOrder(tx, order.id);
    if (!row) throw new Error('a locked order is gone');
    return accept(toOrder(row, now));
  });
}
