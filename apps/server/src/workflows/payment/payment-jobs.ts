import type { BankCheck } from '@comanda/domain/payment/bank-check.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentEffect } from '@comanda/domain/payment/payment-effect.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/**
 * `tries` counts the polls so far, so that each poll and each step that follows from it is
 * scheduled once. `now` in milliseconds.
 */
export type AttemptJobFacts = {
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

const at = (instant: number): string => new Date(instant).toISOString();

/**
 * Notifies the restaurant of an order at `runAt` (ISO instant). Placing and paying add the same
 * job. `tries`: failures so far, each with a retry of its own; `since`: ISO instant of the first.
 */
export const notifyKitchenJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  tries = 0,
  since?: string,
): JobSpec => ({
  name: 'notify-kitchen',
  payload: { tenantId, orderId, tries, ...(since === undefined ? {} : { since }) },
  key: `kitchen:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** Starts the preparation of a paid future order at `runAt`. */
export const releaseScheduledOrderJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
): JobSpec => ({
  name: 'release-scheduled-order',
  payload: { tenantId, orderId },
  key: `release:${tenantId}:${orderId}`,
  runAt,
});

/** Mails the shopper that the order was received. */
export const sendReceiptJob = (tenantId: TenantId, orderId: OrderId, runAt: string): JobSpec => ({
  name: 'send-receipt',
  payload: { tenantId, orderId },
  key: `receipt:${tenantId}:${orderId}`,
  runAt,
});

export const pollPaymentJob = (
  { tenantId, attemptId, tries, now }: AttemptJobFacts,
  inMs: number,
): JobSpec => ({
  name: 'poll-payment',
  payload: { tenantId, attemptId, tries },
  key: `poll-payment:${tenantId}:${attemptId}:${tries}`,
  runAt: at(now + inMs),
});

/** `bankCheck`: what the browser's return said of the bank's check; absent: nothing. */
export const commitPaymentJob = (
  { tenantId, attemptId, tries, now }: AttemptJobFacts,
  inMs: number,
  bankCheck?: BankCheck,
): JobSpec => ({
  name: 'commit-payment',
  payload: { tenantId, attemptId, ...(bankCheck === undefined ? {} : { bankCheck }) },
  key: `commit:${tenantId}:${attemptId}:${tries}`,
  runAt: at(now + inMs),
});

/** Cancels a superseded attempt at its provider; at most one job per attempt. */
export const cancelPaymentJob = ({
  tenantId,
  attemptId,
  now,
}: Pick<AttemptJobFacts, 'tenantId' | 'attemptId' | 'now'>): JobSpec => ({
  name: 'cancel-payment',
  payload: { tenantId, attemptId },
  key: `cancel-payment:${tenantId}:${attemptId}`,
  runAt: at(now),
});

/** Refunds an attempt now; one job per count of polls. */
const refundPaymentJob = ({ tenantId, attemptId, tries, now }: AttemptJobFacts): JobSpec => ({
  name: 'refund-payment',
  payload: { tenantId, attemptId },
  key: `refund:${tenantId}:${attemptId}:${tries}`,
  runAt: at(now),
});

/** Refunds an attempt after the end of another job's claim, `until` (milliseconds). */
export const deferredRefundPaymentJob = (
  tenantId: TenantId,
  attemptId: string,
  until: number,
): JobSpec => ({
  name: 'refund-payment',
  payload: { tenantId, attemptId },
  key: `refund:${tenantId}:${attemptId}:after:${until}`,
  runAt: at(until + 1_000),
});

/**
 * Mails the shopper that the money was refunded. `paymentRef`: of a surplus payment or a part;
 * absent: the attempt's own money. `amount`: of a part, minor units.
 */
export const sendRefundNoticeJob = (
  { tenantId, attemptId, now }: AttemptJobFacts,
  paymentRef?: string,
  amount?: Minor,
): JobSpec => ({
  name: 'send-refund-notice',
  payload: {
    tenantId,
    attemptId,
    ...(paymentRef === undefined ? {} : { paymentRef }),
    ...(amount === undefined ? {} : { amount }),
  },
  key: `refund-notice:${tenantId}:${attemptId}${paymentRef === undefined ? '' : `:${paymentRef}`}`,
  runAt: at(now),
});

/**
 * Jobs of a paid order: the kitchen is notified at once. For a future order the kitchen is notified
 * when its preparation starts, and the shopper gets the receipt now.
 */
function paidJobs({ tenantId, orderId, now, opensAt }: PaidAttemptFacts): readonly JobSpec[] {
  if (opensAt === null) return [notifyKitchenJob(tenantId, orderId, at(now))];
  return [
    releaseScheduledOrderJob(tenantId, orderId, at(Math.max(now, Date.parse(opensAt)))),
    sendReceiptJob(tenantId, orderId, at(now)),
  ];
}

/**
 * Jobs that a payment report causes. They are added in the transaction that stores the attempt's
 * new state.
 */
export function jobsOfPaymentEffects(
  effects: readonly PaymentEffect[],
  facts: PaidAttemptFacts,
): readonly JobSpec[] {
  const jobs = effects.flatMap((effect) => jobsOfPaymentEffect(effect, facts));
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

function jobsOfPaymentEffect(effect: PaymentEffect, facts: PaidAttemptFacts): readonly JobSpec[] {
  switch (effect.do) {
    case 'poll':
      return [pollPaymentJob(facts, effect.inMs)];
    case 'commit':
      return [commitPaymentJob(facts, 0)];
    case 'refund':
    case 'refundSurplus':
      return [refundPaymentJob(facts)];
    case 'payOrder':
      return paidJobs(facts);
    case 'markOrderRefunded':
    case 'alert':
      return [];
    default:
      return unreachable(effect);
  }
}
