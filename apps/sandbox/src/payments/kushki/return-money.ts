import type { Fault } from '../../control/fault.ts';
import { fieldProblems, oneOfField } from '../../couriers/field-checks.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject } from '../../http/read-json.ts';
import { balanceOf, type EmulatedSale, isApproved } from './emulated-sale.ts';
import { badBody, kushkiRefusals } from './kushki-refusal.ts';
import { amountField, totalOf } from './read-amount.ts';
import { newTicket } from './sale-book.ts';

export type ReturnResult = {
  readonly answer: ProviderResponse;
  readonly after: EmulatedSale | null;
};

const no = (answer: ProviderResponse): ReturnResult => ({ answer, after: null });

/**
 * Voids a sale, or refunds a part of it if the body has an amount. Not more goes back than the sale
 * still holds, and a void only while nothing went back.
 */
export function returnMoney(
  sale: EmulatedSale | null,
  rawBody: string,
  fault: Fault | null,
  now: number,
): ReturnResult {
  const body = rawBody.trim() === '' ? {} : readObject(rawBody);
  if (body === null) return no(badBody('not a JSON object'));
  const [problem] = Object.keys(
    fieldProblems(body, {}, { amount: amountField, fullResponse: oneOfField('v2') }),
  );
  if (problem !== undefined) return no(badBody(problem));
  if (sale === null || !isApproved(sale)) return no(kushkiRefusals.ticket);
  if (fault?.name === 'refundFails') return no(kushkiRefusals.refund);
  const asked = body['amount'] === undefined ? sale.charged : totalOf(body['amount']);
  if (asked === null || asked.total <= 0 || asked.currency !== sale.charged.currency)
    return no(badBody('amount'));
  if (asked.total > balanceOf(sale)) return no(kushkiRefusals.voided);
  const type = asked.total === sale.charged.total ? ('VOID' as const) : ('REFUND' as const);
  const back = { ticket: newTicket(now), type, amount: asked.total, at: now };
  return {
    answer: { status: 200, body: { ticketNumber: back.ticket, saleTicketNumber: sale.ticket } },
    after: { ...sale, returns: [...sale.returns, back] },
  };
}
