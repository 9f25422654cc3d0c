import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { PaymentEffect } from '@comanda/domain/payment/payment-effect.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/** `tries` counts the questions asked, so that each of them waits once, and a step that follows from it as well. `now` in milliseconds. */
export type AttemptJobFacts = {
  tenantId: TenantId;
  orderId: OrderId;
  attemptId: string;
  tries: number;
  now: number;
};
/** `opensAt`: when the restaurant begins with a future order (ISO), null: as soon as it is paid. */
type PaidAttemptFacts = AttemptJobFacts & { opensAt: string | null };

const at = (instant: number): string => new Date(instant).toISOString();

/** The restaurant hears of an order at `runAt` (ISO instant); the same job whether that follows from placing or from paying it. `tries`: failures so far, each with its own next try. */
export const notifyKitchenJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  tries = 0,
): JobSpec => ({
  name: 'notify-kitchen',
  payload: { tenantId, orderId, tries },
  key: `kitchen:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** The preparation of a paid future order opens at `runAt`. */
const releaseScheduledOrderJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
): JobSpec => ({
  name: 'release-scheduled-order',
  payload: { tenantId, orderId },
  key: `begin:${tenantId}:${orderId}`,
  runAt,
});

/** The shopper has it in writing that the order was received. */
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
  key: `query:${tenantId}:${attemptId}:${tries}`,
  runAt: at(now + inMs),
});

export const commitPaymentJob = (
  { tenantId, attemptId, tries, now }: AttemptJobFacts,
  inMs: number,
): JobSpec => ({
  name: 'commit-payment',
  payload: { tenantId, attemptId },
  key: `finish:${tenantId}:${attemptId}:${tries}`,
  runAt: at(now + inMs),
});

/** A refund is due: now, and once per count of questions asked. */
const refundPaymentJob = ({ tenantId, attemptId, tries, now }: AttemptJobFacts): JobSpec => ({
  name: 'refund-payment',
  payload: { tenantId, attemptId },
  key: `return:${tenantId}:${attemptId}:${tries}`,
  runAt: at(now),
});

/** A refund that waits for the end of another's claim, `until` (milliseconds). */
export const deferredRefundPaymentJob = (
  tenantId: TenantId,
  attemptId: string,
  until: number,
): JobSpec => ({
  name: 'refund-payment',
  payload: { tenantId, attemptId },
  key: `return:${tenantId}:${attemptId}:after:${until}`,
  runAt: at(until + 1_000),
});

/** The shopper hears that money came back which we owed. */
export const sendRefundNoticeJob = ({ tenantId, attemptId, now }: AttemptJobFacts): JobSpec => ({
  name: 'send-refund-notice',
  payload: { tenantId, attemptId },
  key: `returned:${tenantId}:${attemptId}`,
  runAt: at(now),
});

/** The kitchen hears of a paid order at once; of a future one when its preparation opens, and its shopper has the receipt now. */
function paidJobs({ tenantId, orderId, now, opensAt }: PaidAttemptFacts): readonly JobSpec[] {
  if (opensAt === null) return [notifyKitchenJob(tenantId, orderId, at(now))];
  return [
    releaseScheduledOrderJob(tenantId, orderId, at(Math.max(now, Date.parse(opensAt)))),
    sendReceiptJob(tenantId, orderId, at(now)),
  ];
}

/** What is done outside because of a report, in the transaction that keeps the report's outcome. */
export function jobsOfPaymentEffects(
  effects: readonly PaymentEffect[],
  facts: PaidAttemptFacts,
): readonly JobSpec[] {
  const jobs = effects.flatMap((effect) => jobsOfPaymentEffect(effect, facts));
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

function jobsOfPaymentEffect(effect: PaymentEffect, facts: PaidAttemptFacts): readonly JobSpec[] {
  switch (effect.do) {
    case 'query':
      return [pollPaymentJob(facts, effect.inMs)];
    case 'finish':
      return [commitPaymentJob(facts, 0)];
    case 'giveBack':
      return [refundPaymentJob(facts)];
    case 'payOrder':
      return paidJobs(facts);
    case 'unpayOrder':
    case 'alert':
      return [];
    default:
      return unreachable(effect);
  }
}
