import { minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { isStatusExpired } from './oneclick-lifetimes.ts';
import * as wire from './oneclick-wire.ts';

/**
 * Reads the answer to a refund request. While the status can be polled, an answer that does not
 * clearly confirm the refund is `unknown`, and the next poll decides. After that the answer is
 * final: 310 (already annulled or reversed) means refunded, 292 (not authorised) means that there
 * is nothing to refund.
 */
export function readOneclickRefund(
  attempt: Attempt,
  answer: ProviderAnswer,
  at: number,
): ProviderReport {
  const final = isStatusExpired(attempt, at) ? ({ statusExpired: true } as const) : {};
  const reply = { source: 'reply', at, ...final } as const;
  const parsed =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.oneclickRefund, answer.body)
      : null;
  if (parsed?.success)
    return {
      ...reply,
      ...refundedBy(attempt, parsed.output),
      isRefundAcknowledged: true,
    };
  if (answer.kind === 'noAnswer' && answer.reason === 'timeout')
    return { source: 'reply', at, reported: 'unknown', isUnderWay: true };
  const code = refusalCode(answer);
  if (final.statusExpired && code === '310')
    return { ...reply, reported: 'refunded', refunded: attempt.captured ?? attempt.sum.minor };
  if (final.statusExpired && code === '292')
    return { ...reply, reported: 'refunded', refunded: attempt.refunded };
  if (code === undefined)
    return { source: 'reply', at, reported: 'unknown', ...unclearRefundReply(answer) };
  const isDone = code === '310';
  return {
    ...{ source: 'reply', at, reported: 'unknown', declineCode: code },
    ...(isDone ? { isRefundAcknowledged: true } : { isRefundRefused: true }),
  };
}

/** A refusal has its code in the message; without one it may come from the network. */
function refusalCode(answer: ProviderAnswer): string | undefined {
  if (answer.kind !== 'answer' || ![404, 422].includes(answer.status)) return undefined;
  return v.is(wire.oneclickRefusal, answer.body)
    ? /\b\d{3}\b/u.exec(answer.body.error_message)?.[0]
    : undefined;
}

/**
 * Oneclick names what is left of the payment. The rest is refunded, whichever of our calls arrived.
 */
function refundedBy({ merchantRef, captured, sum: asked }: Attempt, refund: wire.OneclickRefund) {
  const left = refund.type === 'REVERSED' ? 0 : refund.balance;
  const sum = { ...asked, minor: captured ?? asked.minor };
  return {
    reported: left === 0 ? ('refunded' as const) : ('partlyRefunded' as const),
    refunded: minor(Math.max(0, sum.minor - left)),
    ...{ sum, merchantRef },
  };
}
