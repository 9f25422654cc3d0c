import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { kushkiAmount } from './kushki-amount.ts';
import { callKushki } from './kushki-call.ts';
import { pollKushki } from './poll-kushki.ts';
import * as wire from './kushki-wire.ts';

/**
 * Returns money by the charge's ticket: a void of the whole charge, else a refund of a part.
 * Without a ticket nothing is sent: the poll decides whether there was a charge at all. The next
 * poll proves the refund.
 */
export async function refundKushki(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<ProviderReport> {
  if (attempt.providerRef === null) return pollKushki(context, attempt);
  const taken = attempt.captured ?? attempt.sum.minor;
  const isWhole = amount === taken && attempt.refunded === 0;
  const body = isWhole
    ? { fullResponse: 'v2' }
    : {
        amount: kushkiAmount({ minor: amount, currency: attempt.sum.currency }),
        fullResponse: 'v2',
      };
  const path = `/v1/charges/${encodeURIComponent(attempt.providerRef)}`;
  const answer = await callKushki(context, 'DELETE', path, body);
  const reply = { source: 'reply', at: context.now() } as const;
  const unclear = { ...reply, reported: 'unknown', ...unclearRefundReply(answer) } as const;
  if (answer.kind === 'noAnswer') return unclear;
  if (answer.status < 300 && v.is(wire.returnAnswer, answer.body)) {
    const refunded = minor(attempt.refunded + amount);
    const sum = { minor: taken, currency: attempt.sum.currency };
    const reported = refunded >= taken ? 'refunded' : 'partlyRefunded';
    return { ...reply, reported, refunded, sum, isRefundAcknowledged: true };
  }
  const refusal = v.safeParse(wire.kushkiRefusal, answer.body);
  return refusal.success && answer.status < 500 && answer.status !== 429
    ? { ...reply, reported: 'unknown', isRefundRefused: true, declineCode: refusal.output.code }
    : unclear;
}
