import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { readKushkiAmount } from './kushki-amount.ts';
import { problemOfCodes } from './kushki-codes.ts';
import * as wire from './kushki-wire.ts';

/** `saved`: the charge was of a saved card, which its codes may report as gone. */
type ChargeOf = { saved: boolean; at: number; attempt: Pick<Attempt, 'merchantRef' | 'sum'> };

/**
 * Reads the answer to a charge. Approved if and only if its status is APPROVAL. A refusal with a
 * code took nothing, whatever its HTTP status; only 429 and 5xx may come from the network. No
 * answer is `unknown`. A success that cannot be read is `pending`, with its ticket if it has one:
 * Kushki has the charge, so only the list may end it.
 * docs/rules/payments.md#unreadable-answer-to-a-charge-of-kushki.
 */
export function readKushkiCharge(charge: ChargeOf, answer: ProviderAnswer): ProviderReport {
  const reply = { source: 'reply', at: charge.at } as const;
  if (answer.kind === 'noAnswer')
    return answer.reason === 'timeout'
      ? { ...reply, reported: 'unknown', isUnderWay: true }
      : { ...reply, reported: 'unknown' };
  if (answer.status >= 200 && answer.status < 300)
    return { ...reply, ...readSale(charge, answer.body) };
  const refusal = v.safeParse(wire.kushkiRefusal, answer.body);
  if (answer.status >= 500 || answer.status === 429 || !refusal.success)
    return { ...reply, reported: 'unknown' };
  const { details, externalReferenceId } = refusal.output;
  if ((details?.transactionStatus ?? 'DECLINED') !== 'DECLINED')
    return { ...reply, ...undecided(answer.body) };
  return {
    ...reply,
    reported: 'declined',
    ...declinedBy(codesOf(refusal.output), charge.saved),
    merchantRef: referenceOf(charge.attempt, [externalReferenceId, details?.externalReferenceId]),
  };
}

/**
 * The codes of a refusal: Kushki's own, the processor's, and those of the rules that refused the
 * charge.
 */
function codesOf({ code, processorError, details }: v.InferOutput<typeof wire.kushkiRefusal>) {
  const processor = typeof processorError === 'string' ? processorError : processorError?.code;
  const rules = details?.rules?.slice(0, 5).map((rule) => rule.code) ?? [];
  return [code, processor, ...rules, details?.isoErrorCode];
}

/** A charge that Kushki has and of which its answer says too little. */
function undecided(body: unknown): { reported: 'pending'; providerRef?: string } {
  const read = v.safeParse(wire.chargeTicket, body);
  return read.success
    ? { reported: 'pending', providerRef: read.output.ticketNumber }
    : { reported: 'pending' };
}

type ReadSale =
  | Pick<ProviderReport & { reported: 'captured' }, 'reported' | 'sum' | 'merchantRef'>
  | { reported: 'pending' | 'declined'; merchantRef?: string; providerRef?: string };

function readSale({ attempt, saved }: ChargeOf, body: unknown): ReadSale {
  const read = v.safeParse(wire.chargeAnswer, body);
  if (!read.success) return undecided(body);
  const { ticketNumber, details } = read.output;
  const merchantRef = referenceOf(attempt, [
    details.externalReferenceId,
    details.metadata?.merchantRef,
  ]);
  const known = { merchantRef, providerRef: ticketNumber };
  const { transactionStatus: status, processorCode } = details;
  if (status === 'INITIALIZED') return { ...known, reported: 'pending' };
  if (status === 'DECLINED')
    return { ...known, reported: 'declined', ...declinedBy([processorCode], saved) };
  const currency = currencyOf(attempt, [details.currencyCode, details.amount?.currency]);
  const taken = readKushkiAmount(details.approvedTransactionAmount, currency);
  if (taken === null) return undecided(body);
  const digits = details.lastFourDigits ?? details.binInfo?.lastFourDigits;
  return {
    ...known,
    reported: 'captured',
    sum: { minor: taken, currency },
    ...shown(details.approvalCode, digits),
  };
}

type Named = readonly (string | null | undefined)[];

/**
 * The reference that an answer about an attempt names: any that is not ours comes first, so that
 * the caller compares it. An answer without one is about the attempt that was asked about.
 */
export const referenceOf = ({ merchantRef }: Pick<Attempt, 'merchantRef'>, named: Named): string =>
  named.find((each) => each != null && each !== merchantRef) ?? merchantRef;

/**
 * The currency that an answer names: any that is not the attempt's comes first. An answer without
 * one is in the currency of our request.
 */
export const currencyOf = ({ sum: { currency } }: Pick<Attempt, 'sum'>, named: Named): string =>
  named.find((each) => each != null && each !== currency) ?? currency;

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
