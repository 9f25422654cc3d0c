import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Attempt, SurplusPayment } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport, SurplusRefundReply } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { callGetnet } from './call-getnet.ts';
import { approvedPayments, sumOf } from './getnet-report.ts';
import * as wire from './getnet-wire.ts';
import { querySession } from './query-getnet-session.ts';

/**
 * Refunds the first approved card of the session, always in full: the gateway refuses a part before
 * the settlement, and shows no amount of a refund. A card that was refunded already is not refunded
 * again.
 */
export async function refundGetnet(
  context: ProviderContext,
  attempt: Attempt,
  wanted: Minor,
): Promise<ProviderReport> {
  const { session } = await querySession(context, attempt);
  const [paid] = session === null ? [] : approvedPayments(session);
  if (paid === undefined) return { ...unclear(context), isRefundNotSent: true };
  const sum = sumOf(paid);
  const refunded = {
    ...replyAt(context),
    reported: 'refunded',
    sum,
    refunded: sum.minor,
    isRefundAcknowledged: true,
  } as const;
  if (paid.refunded) return refunded;
  if (wanted !== minor(sum.minor - attempt.refunded))
    return { ...unclear(context), isRefundRefused: true, declineCode: 'only in full' };
  const answer = await reverse(context, paid.internalReference);
  return isApproved(answer) ? refunded : refusedOr(context, answer);
}

/** Refunds a further approved card of the session in full. */
export async function refundGetnetSurplus(
  context: ProviderContext,
  { paymentRef }: SurplusPayment,
): Promise<SurplusRefundReply> {
  const answer = await reverse(context, Number(paymentRef));
  return isApproved(answer)
    ? { ...unclear(context), isRefundAcknowledged: true }
    : refusedOr(context, answer);
}

async function reverse(
  context: ProviderContext,
  internalReference: number,
): Promise<ProviderAnswer> {
  const bodyAt = (): object => ({ internalReference, action: 'reverse' });
  return (await callGetnet(context, { path: '/transaction', bodyAt })).answer;
}

const replyAt = ({ now }: ProviderContext) => ({ source: 'reply', at: now() }) as const;

const unclear = (context: ProviderContext) =>
  ({ ...replyAt(context), reported: 'unknown' }) as const;

function isApproved(answer: ProviderAnswer): boolean {
  return (
    answer.kind === 'answer' &&
    answer.status === 200 &&
    v.is(wire.getnetRefund, answer.body) &&
    answer.body.status.status === 'APPROVED'
  );
}

/** The gateway answers a refusal with status 200 and REJECTED. */
function refusedOr(context: ProviderContext, answer: ProviderAnswer): SurplusRefundReply {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.getnetRefund, answer.body)
      : null;
  return read?.success && read.output.status.status === 'REJECTED'
    ? { ...unclear(context), isRefundRefused: true, declineCode: read.output.status.reason }
    : { ...unclear(context), ...unclearRefundReply(answer) };
}
