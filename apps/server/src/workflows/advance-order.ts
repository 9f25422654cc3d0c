import type { advanceOrder as endpoint } from '@comanda/contract/integrations.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { isEndStatus, type ProgressStatus } from '@comanda/domain/order/order-end.ts';
import {
  canTransition,
  hasOrderEnded,
  type OrderStatus,
} from '@comanda/domain/order/order-status.ts';
import { collectedEntries } from '@comanda/domain/ledger/order-entries.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { awaitsOnlinePayment } from '../features/order/stored-payment.ts';
import { findOrder } from '../features/order/find-orders.ts';
import { isRowUndoable, toOrder } from '../features/order/order-rows.ts';
import {
  lockOrder,
  type LockedOrder,
  moveOrder,
  type OrderMove,
} from '../features/order/move-order.ts';
import { addCourierReadyJobs } from './delivery/notify-courier-ready.ts';
import { addPushJobs } from './push/add-push-jobs.ts';
import { endOrder, type EndOrderDeps } from './end-order.ts';
import { confirmReadyTime, setReadyNow } from './confirm-ready-time.ts';
import { bookInvitationReward } from '../features/coupon/invitations.ts';
import { bookEarnedPoints } from '../features/points/book-points.ts';
import { extendGuestTokens } from '../features/session/session-rows.ts';
import { addSurveyJob } from './survey/add-survey-job.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type AdvancedOrder = {
  id: OrderId;
  status: OrderStatus;
  estimatedAt: string | null;
};

/**
 * Moves an order to the status that the restaurant sends (docs/rules/orders.md#status-moves), and stores its ready time if it sends one.
 * The present status is accepted again, so that the restaurant can repeat a call whose answer was lost. Refused: NOT_FOUND;
 * ORDER_NOT_REPROCESSABLE with the order's status for any other move, and for an order that the restaurant was not shown yet.
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
      const readyAt = body.readyAt == null ? null : Date.parse(body.readyAt);
      const isSameStatus = order.status === body.status;
      if (isSameStatus && readyAt === null) return accept(await shownOrder(tx, order.id, now));
      if (
        awaitsOnlinePayment(order) ||
        isRowUndoable(order, now) ||
        !(isSameStatus || mayMove(order, body.status))
      ) {
        return refuse(
          refusalOf('ORDER_NOT_REPROCESSABLE', { status: order.status, wanted: body.status }),
        );
      }
      const confirmed =
        readyAt === null
          ? accept(null)
          : await confirmReadyTime(tx, { id: order.id, readyAt, now });
      if (!confirmed.ok) return confirmed;
      if (isSameStatus) await publishOrderChange(tx, order.id);
      else await advance(deps, tx, order, body.status, now);
      return accept(await shownOrder(tx, order.id, now));
    },
  );
  if (!advanced.ok) return advanced;
  deps.events.emit({ tenantId: tenant.id, kind: 'order', id: params.id });
  return advanced;
}

const mayMove = (order: LockedOrder, status: OrderStatus): boolean =>
  canTransition(order.status, status, order.dispatch_method) && !hasNothingToRefund(order, status);

const hasNothingToRefund = ({ payment_status }: LockedOrder, status: OrderStatus): boolean =>
  status === 'reversed' && payment_status !== 'completed';

async function advance(
  deps: EndOrderDeps,
  tx: Tx,
  order: LockedOrder,
  status: OrderStatus,
  now: number,
): Promise<void> {
  if (!isEndStatus(status)) return continueOrder(tx, order, status, now);
  const why = 'the restaurant ended the order';
  await endOrder(deps, tx, order, { status, why, reason: 'restaurant', now });
}

/** The order's status and estimate as the shopper sees them at `now`. */
async function shownOrder(tx: Tx, id: OrderId, now: number): Promise<AdvancedOrder> {
  const row = await findOrder(tx, id);
  if (!row) throw new Error('a locked order is gone');
  return { id, status: row.status, estimatedAt: toOrder(row, now).estimatedAt };
}

async function continueOrder(
  tx: Tx,
  order: LockedOrder,
  status: ProgressStatus,
  now: number,
): Promise<void> {
  await moveOrder(tx, {
    id: order.id,
    status,
    at: new Date(now).toISOString(),
    ...paymentChangeOf(order, status),
  });
  if (status === 'ready') await setReadyNow(tx, order.id, now);
  if (status === 'ready' && order.dispatch_method === 'store_delivery')
    await addCourierReadyJobs(tx, order.id, now);
  if (hasOrderEnded(status)) await extendGuestTokens(tx, order.buyer_id, now);
  await addPushJobs(tx, order, status, now);
  if (status === 'completed') {
    await bookInvitationReward(tx, order.id, now);
    await bookEarnedPoints(tx, order.id, now);
    await addSurveyJob(tx, order.id, now);
  }
  await publishOrderChange(tx, order.id);
}

/** Payment change of a move. Handing an order over books the payment on delivery, unless it is paid already or was to be paid online. */
function paymentChangeOf(
  order: LockedOrder,
  status: ProgressStatus,
): Pick<OrderMove, 'paymentStatus' | 'ledger'> {
  const isReceived =
    status === 'completed' && order.payment_status !== 'completed' && order.payable_until === null;
  if (!isReceived) return { paymentStatus: order.payment_status, ledger: null };
  const entries = collectedEntries(order.total, order.payment_method === 'cash' ? 'cash' : 'card');
  return { paymentStatus: 'completed', ledger: { event: 'collected', entries } };
}
