import type { advanceOrder as endpoint } from '@comanda/contract/integrations.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { isEndStatus } from '@comanda/domain/order/order-end.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from './find-orders.rows.ts';
import { lockOrder, type LockedOrder } from './move-order.rows.ts';
import { toOrder } from './order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { confirmReadyTime } from './confirm-ready-time.ts';
import { isHiddenFromRestaurant, moveLockedOrder, notReprocessable } from './move-locked-order.ts';

type Endpoint = typeof endpoint;
type AdvancedOrder = {
  id: OrderId;
  status: OrderStatus;
  estimatedAt: string | null;
};

/**
 * Moves an order to the status that the restaurant sends (docs/rules/orders.md#status-moves), and
 * stores its ready time if it sends one. The present status is accepted again, so that the
 * restaurant can repeat a call whose answer was lost. Refused: NOT_FOUND; ORDER_NOT_REPROCESSABLE
 * with the order's status for any other move, and for an order that the restaurant was not shown
 * yet.
 */
export async function advanceOrder(
  deps: Deps,
  { params, body, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const advanced = await withTenant(
    deps.db,
    tenant.id,
    async (tx): Promise<Result<AdvancedOrder, Refusal>> => {
      const order = await lockOrder(tx, params.id);
      if (!order) return refuse(refusalOf('NOT_FOUND'));
      const readyAt = body.readyAt == null ? null : instantOf(body.readyAt);
      const moved = await moveOrRetime(deps, tx, order, { status: body.status, readyAt, now });
      if (!moved.ok) return moved;
      const isRetimed = readyAt !== null || mayRetime(order, body.status);
      return accept(
        isRetimed || isEndStatus(body.status)
          ? await shownOrder(tx, order.id, now)
          : {
              id: order.id,
              status: body.status,
              estimatedAt: body.status === 'completed' ? null : order.estimated_at,
            },
      );
    },
  );
  if (!advanced.ok) return advanced;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id: params.id });
  return advanced;
}

/** Moves the order; if it has the status already, stores its new ready time. */
async function moveOrRetime(
  deps: Deps,
  tx: Tx,
  order: LockedOrder,
  { status, readyAt, now }: { status: OrderStatus; readyAt: number | null; now: number },
): Promise<Result<null, Refusal>> {
  const why = 'the restaurant ended the order';
  if (order.status !== status)
    return moveLockedOrder(deps, tx, order, { status, readyAt, why, author: 'system', now });
  if (readyAt === null) return accept(null);
  if (isHiddenFromRestaurant(order, now)) return refuse(notReprocessable(order, status));
  const confirmed = await confirmReadyTime(tx, { id: order.id, readyAt, now });
  if (confirmed.ok) await publishOrderChange(tx, order.id);
  return confirmed;
}

/** A move to this status may change when the order is expected. */
const mayRetime = (order: LockedOrder, status: OrderStatus): boolean =>
  (status === 'ready' || status === 'inTransit') &&
  (order.dispatch_method === 'store_delivery' || order.ready_at === null);

/** The order's status and estimate as the shopper sees them at `now`. */
async function shownOrder(tx: Tx, id: OrderId, now: number): Promise<AdvancedOrder> {
  const row = await findOrder(tx, id);
  if (!row) throw new Error('a locked order is gone');
  return { id, status: row.status, estimatedAt: toOrder(row, now).estimatedAt };
}
