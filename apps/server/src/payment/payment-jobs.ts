import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { PaymentEffect } from '@comanda/domain/payment/payment-effect.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { notifyKitchenJob } from '../kitchen/notify-kitchen.job.ts';
import { releaseScheduledOrderJob } from '../order/release-scheduled-order.job.ts';
import { sendReceiptJob } from '../order/send-receipt.job.ts';
import { commitPaymentJob } from './commit-payment.job.ts';
import { pollPaymentJob } from './poll-payment.job.ts';
import { refundPaymentJob } from '../refund/refund-payment.job.ts';

/**
 * `tries` counts the polls so far, so that each poll and each step that follows from it is
 * scheduled once. `now` in milliseconds.
 */
type AttemptJobFacts = {
  tenantId: TenantId;
  orderId: OrderId;
  attemptId: string;
  tries: number;
  now: number;
};
/**
 * `opensAt`: start of preparation of a future order (ISO instant), null: as soon as the order is
 * paid.
 */
type PaidAttemptFacts = AttemptJobFacts & { opensAt: string | null };

/**
 * Jobs of a paid order: the kitchen is notified at once. For a future order the kitchen is notified
 * when its preparation starts, and the shopper gets the receipt now.
 */
function paidJobs({ tenantId, orderId, now, opensAt }: PaidAttemptFacts): readonly NewJob[] {
  if (opensAt === null) return [notifyKitchenJob.due(now, { tenantId, orderId, tries: 0 })];
  return [
    releaseScheduledOrderJob.due(Math.max(now, instantOf(opensAt)), { tenantId, orderId }),
    sendReceiptJob.due(now, { tenantId, orderId }),
  ];
}

/**
 * Jobs that a payment report causes. They are added in the transaction that stores the attempt's
 * new state.
 */
export function jobsOfPaymentEffects(
  effects: readonly PaymentEffect[],
  facts: PaidAttemptFacts,
): readonly NewJob[] {
  const jobs = effects.flatMap((effect) => jobsOfPaymentEffect(effect, facts));
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

function jobsOfPaymentEffect(effect: PaymentEffect, facts: PaidAttemptFacts): readonly NewJob[] {
  const { tenantId, attemptId, tries, now } = facts;
  switch (effect.do) {
    case 'poll':
      return [pollPaymentJob.due(now + effect.inMs, { tenantId, attemptId, tries })];
    case 'commit':
      return [commitPaymentJob.due(now, { tenantId, attemptId }, tries)];
    case 'refund':
    case 'refundSurplus':
      return [refundPaymentJob.due(now, { tenantId, attemptId }, tries)];
    case 'payOrder':
      return paidJobs(facts);
    case 'markOrderRefunded':
    case 'alert':
      return [];
    default:
      return unreachable(effect);
  }
}
