import { randomInt, randomUUID } from 'node:crypto';
import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { unreachable } from '../../unreachable.ts';
import { chargeAnswer } from './charge-answer.ts';
import type { EmulatedSale } from './emulated-sale.ts';
import { kushkiRefusals } from './kushki-refusal.ts';
import type { ChargeRequest } from './read-charge-body.ts';
import type { EmulatedCard } from './emulated-card.ts';
import { newTicket } from './sale-book.ts';
import type { EmulatedToken } from './token-box.ts';

/** Kushki's gateway answers after this time, whatever the processor does. */
const gatewayMs = 29_000;

/**
 * The result of a charge: the response, and the sale that was stored. Null: the request ended
 * before the bank was asked.
 */
export type ChargeResult = {
  readonly answer: ProviderResponse;
  readonly sale: EmulatedSale | null;
};

/** Charges a card. A fault `wrongAmount` really takes one more than was asked for. */
export function chargeCard(
  request: ChargeRequest,
  { card, amount, currency, challenge, subscriptionId }: EmulatedToken,
  fault: Fault | null,
  now: number,
): ChargeResult {
  const isOther =
    (amount !== null && amount !== request.amount.total) ||
    (currency !== null && currency !== request.amount.currency);
  if (isOther) return { answer: kushkiRefusals.amount, sale: null };
  if (challenge === 'open' || challenge === 'failed')
    return { answer: kushkiRefusals.challenge, sale: null };
  const extra = fault?.name === 'wrongAmount' ? 1 : 0;
  const sale: EmulatedSale = {
    ticket: newTicket(now),
    reference: randomUUID(),
    merchantRef: request.merchantRef,
    externalReference: fault?.name === 'referenceIgnored' ? null : request.externalReference,
    metadata: request.metadata,
    card,
    status: statusOf(card),
    charged: { ...request.amount, total: request.amount.total + extra },
    installments: request.installments,
    approvalCode: String(randomInt(100_000, 1_000_000)),
    at: now,
    returns: [],
    subscriptionId,
  };
  return { answer: answerOf(sale, fault), sale };
}

function statusOf({ outcome }: EmulatedCard): EmulatedSale['status'] {
  switch (outcome) {
    case 'approved':
    case 'challenge':
    case 'late':
    case 'notStorable':
      return 'APPROVAL';
    case 'pending':
      return 'INITIALIZED';
    case 'declined':
    case 'insufficientFunds':
    case 'overLimit':
    case 'cardGone':
    case 'doNotRetry':
    case 'challengeFails':
      return 'DECLINED';
    default:
      return unreachable(outcome);
  }
}

/** The token is used up whatever the answer is. */
function answerOf(sale: EmulatedSale, fault: Fault | null): ProviderResponse {
  const isSlow = fault?.name === 'slow' && fault.ms >= gatewayMs;
  return sale.card.outcome === 'late' || isSlow ? kushkiRefusals.late : chargeAnswer(sale, fault);
}
