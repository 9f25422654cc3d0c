import { collectedEntries } from '@comanda/domain/ledger/order-entries.ts';
import { transitionsTo } from '@comanda/domain/order/transitions-to.ts';
import { type LockedOrder, moveOrder, type OrderMove } from '../../features/order/move-order.ts';
import { bookInvitationReward } from '../../features/coupon/invitations.ts';
import { bookEarnedPoints } from '../../features/points/book-points.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { runAfterOrderEnd } from '../rider/run-after-order-end.ts';
import { addSurveyJob } from '../survey/add-survey-job.ts';
import { publishOrderChange } from '../../platform/db/publish-order-change.ts';
import { addPushJobs } from '../push/add-push-jobs.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * Moves a locked order to the status that its delivery implies, through every status between. Does
 * nothing if the order is there already or has ended. Payment on delivery is booked with
 * `completed`.
 */
export async function advanceOrderByDelivery(
  tx: Tx,
  order: LockedOrder,
  to: 'inTransit' | 'completed',
  now: number,
): Promise<void> {
  const steps = transitionsTo(order.status, to);
  const at = new Date(now).toISOString();
  for (const status of steps)
    await moveOrder(tx, {
      id: order.id,
      status,
      at,
      ...(status === 'completed' ? collectedPayment(order) : unchangedPayment(order)),
    });
  if (steps.length === 0) return;
  if (to === 'completed') {
    await runAfterOrderEnd(tx, order, now);
    await extendGuestTokens(tx, order.buyer_id, now);
    await bookInvitationReward(tx, order.id, now);
    await bookEarnedPoints(tx, order.id, now);
    await addSurveyJob(tx, order.id, now);
  }
  await addPushJobs(tx, order, to, now);
  await publishOrderChange(tx, order.id);
}

type PaymentChange = Pick<OrderMove, 'paymentStatus' | 'ledger'>;
const unchangedPayment = ({ payment_status }: LockedOrder): PaymentChange => ({
  paymentStatus: payment_status,
  ledger: null,
});

function collectedPayment(order: LockedOrder): PaymentChange {
  if (order.payment_status === 'completed' || order.payable_until !== null)
    return unchangedPayment(order);
  const entries = collectedEntries(order.total, order.payment_method === 'cash' ? 'cash' : 'card');
  return { paymentStatus: 'completed', ledger: { event: 'collected', entries } };
}
