import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, RunId, StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { assignRefusal } from '@comanda/domain/rider/assign-refusal.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { carrierOf } from '../kitchen/kitchen-ticket.ts';
import { type LockedOrder, lockOrder } from '../order/move-order.rows.ts';
import type { RunRow } from './run.rows.ts';
import { runOfOrder, saveStop } from './rider-stops.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { showRider } from './locked-stop.ts';

/** The orders that become stops. `runId` null: of a new run. */
type Assignment = {
  readonly storeId: StoreId;
  readonly runId: RunId | null;
  readonly orderIds: readonly OrderId[];
};

/**
 * Locks orders that become stops and returns them as `orderIds` has them. Writes nothing, so that a
 * refusal leaves nothing. Locks in the order of the ids, so that of two tablets with the same
 * orders one waits for the other. Refused: NOT_FOUND for an order of another store,
 * ORDER_NOT_REPROCESSABLE with `reason` for one that gets no rider.
 * docs/rules/counter-riders.md#runs.
 */
export async function lockAssignable(
  tx: Tx,
  { storeId, runId, orderIds }: Assignment,
): Promise<Result<readonly LockedOrder[], Refusal>> {
  const locked: LockedOrder[] = [];
  for (const id of orderIds.toSorted()) {
    const order = await lockOrder(tx, id);
    if (order?.store_id !== storeId) return refuse(refusalOf('NOT_FOUND'));
    const refusal = await refusalOfOrder(tx, runId, order);
    if (refusal) return refuse(refusal);
    locked.push(order);
  }
  return accept(
    locked.toSorted((one, other) => orderIds.indexOf(one.id) - orderIds.indexOf(other.id)),
  );
}

async function refusalOfOrder(
  tx: Tx,
  runId: RunId | null,
  order: LockedOrder,
): Promise<Refusal | null> {
  const row = await findOrder(tx, order.id);
  const holder = await runOfOrder(tx, order.id);
  const reason = assignRefusal({
    status: order.status,
    dispatch: order.dispatch_method,
    carrier: row === null ? 'courier' : carrierOf(row),
    inRun: holder !== null && holder !== runId,
  });
  const { id: orderId, status } = order;
  return reason === null
    ? null
    : refusalOf('ORDER_NOT_REPROCESSABLE', { orderId, number: row?.number, status, reason });
}

/** Makes locked orders the stops of a run from this position on, and shows its rider on them. */
export async function assignOrders(
  tx: Tx,
  run: RunRow,
  orders: readonly LockedOrder[],
  from: number,
): Promise<void> {
  for (const [index, order] of orders.entries()) {
    await saveStop(tx, run.id, order.id, from + index);
    await showRider(tx, order.id, order.status, run);
    await publishOrderChange(tx, order.id);
  }
}
