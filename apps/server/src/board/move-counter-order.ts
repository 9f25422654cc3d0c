import type { MovedOrder } from '@comanda/contract/counter/board.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { readBoardRow } from './board.rows.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call } from '../platform/http/call.ts';
import { notReprocessable } from '../order/move-locked-order.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';

export type MoveDeps = Pick<Deps, 'db' | 'random' | 'events' | 'stockNotice' | 'log'>;

/** A call of the counter about one order of a store. */
export type OrderCall = Pick<Call<Endpoint>, 'session' | 'tenant' | 'now' | 'header'> & {
  readonly params: { id: StoreId; orderId: OrderId };
  readonly body: unknown;
};

/**
 * A change of one order. `from`: statuses in which it is possible; `to`: the status that a refusal
 * names as wanted. `detail` for the audit list, without personal data.
 */
type OrderAction = {
  readonly kind: CounterActionKind;
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly detail: object;
};

/**
 * Changes one order of the store as one counter action: locks it, checks its status, runs `work`,
 * answers the order as it is then. Refused: NOT_FOUND for an order of another store,
 * ORDER_NOT_REPROCESSABLE with the present status, and whatever `work` refuses.
 */
export async function moveCounterOrder(
  deps: MoveDeps,
  call: OrderCall,
  { kind, from, to, detail }: OrderAction,
  work: (tx: Tx, order: LockedOrder) => Promise<Result<null, Refusal>>,
): Promise<Result<MovedOrder, Refusal>> {
  const { id: storeId, orderId } = call.params;
  const action = { storeId, kind, subject: orderId };
  const moved = await runCounterAction(deps, call, action, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.store_id !== storeId) return refuse(refusalOf('NOT_FOUND'));
    if (!from.includes(order.status)) return refuse(notReprocessable(order, to));
    const done = await work(tx, order);
    if (!done.ok) return done;
    return accept({ answer: await movedOrder(tx, orderId), detail });
  });
  if (moved.ok) deps.events.emit({ tenantId: call.tenant.id, kind: 'order', id: orderId, storeId });
  return moved;
}

async function movedOrder(tx: Tx, id: OrderId): Promise<MovedOrder> {
  const row = await readBoardRow(tx, id);
  const { status, version, started_at: startedAt, estimated_at: estimatedAt } = row;
  return { id, status, version, startedAt, estimatedAt };
}
