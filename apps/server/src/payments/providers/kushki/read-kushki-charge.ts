import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { readKushkiAmount } from './kushki-amount.ts';
import { problemOfCodes } from './kushki-codes.ts';
import * as wire from './kushki-wire.ts';

/** `saved`: the charge was of a saved card, which its codes may report as gone. */
type ChargeOf = { saved: boolean; at: number };

/**
 * Reads the answer to a charge. Approved if and only if its status is APPROVAL. A refusal with a code took nothing, whatever its HTTP status;
 * only 429 and 5xx may come from the network. No answer, or an unreadable one, is `unknown`.
 */
export function readKushkiCharge({ saved, at }: ChargeOf, answer: ProviderAnswer): ProviderReport {
  const reply = { source: 'reply', at } as const;
  if (answer.kind === 'noAnswer')
    return answer.reason === 'timeout'
      ? { ...reply, reported: 'unknown', isUnderWay: true }
      : { ...reply, reported: 'unknown' };
  if (answer.status === 200 || answer.status === 201)
    return { ...reply, ...readSale(saved, answer.body) };
  const refusal = v.safeParse(wire.kushkiRefusal, answer.body);
  if (answer.status >= 500 || answer.status === 429 || !refusal.success)
    return { ...reply, reported: 'unknown' };
  const { code, processorError } = refusal.output;
  return { ...reply, reported: 'declined', ...declinedBy([code, processorError?.code], saved) };
}

type ReadSale =
  | Pick<ProviderReport & { reported: 'captured' }, 'reported' | 'sum' | 'merchantRef'>
  | { reported: 'pending' | 'declined' | 'unknown'; merchantRef?: string };

function readSale(saved: boolean, body: unknown): ReadSale {
  const read = v.safeParse(wire.chargeAnswer, body);
  if (!read.success) return { reported: 'unknown' };
  const { ticketNumber, details } = read.output;
  const { merchantRef } = details.metadata;
  const known = { merchantRef, providerRef: ticketNumber };
  const { transactionStatus: status, processorCode } = details;
  if (status === 'INITIALIZED') return { ...known, reported: 'pending' };
  if (status === 'DECLINED')
    return { ...known, reported: 'declined', ...declinedBy([processorCode], saved) };
  const taken = readKushkiAmount(details.approvedTransactionAmount, details.currencyCode);
  if (taken === null) return { reported: 'unknown' };
  return {
    ...known,
    reported: 'captured',
    sum: { minor: taken, currency: details.currencyCode },
    ...shown(details.approvalCode, details.lastFourDigits),
  };
}

/** The reason of a refusal: the problem that the shopper reads, and the code for the operator. */
export function declinedBy(
  codes: readonly (string | null | undefined)[],
  saved: boolean,
): Pick<PaymentReport, 'problem' | 'declineCode'> {
  const known = codes.filter((code) => code != null);
  const problem = problemOfCodes(known, saved);
  return {
    ...(problem === null ? {} : { problem }),
    ...(known.length === 0 ? {} : { declineCode: known.join('/') }),
  };
}

/** Fields that are only displayed. */
export const shown = (
  approvalCode: string | null | undefined,
  digits: string | null | undefined,
): Pick<PaymentReport, 'authorisationCode' | 'cardLastDigits'> => ({
  ...(approvalCode == null ? {} : { authorisationCode: approvalCode }),
  ...(digits == null ? {} : { cardLastDigits: digits }),
});
