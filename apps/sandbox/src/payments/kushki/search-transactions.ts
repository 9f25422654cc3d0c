import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { processorCodes } from './emulated-card.ts';
import { capturedOf, type EmulatedSale, isApproved } from './emulated-sale.ts';
import { badBody } from './kushki-refusal.ts';
import type { SaleBook } from './sale-book.ts';

type Query = Readonly<Record<string, unknown>>;
const known = ['from', 'to', 'limit', 'offset', 'payment_method', 'metadata.merchantRef'];
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?$/;
const most = 50;

/**
 * The list of transactions within a period in UTC (an absent `to` is now), newest first, filtered by the merchant's reference in the metadata. The money that went back
 * has lines of its own, which name the sale's ticket. A fault `staleStatus`: the list does not know the newest charges yet;
 * `staleRefund`: it knows the charges, and nothing that went back.
 */
export function searchTransactions(
  book: SaleBook,
  query: Query,
  fault: Fault | null,
): ProviderResponse {
  const unknownName = Object.keys(query).find((name) => !known.includes(name));
  if (unknownName !== undefined) return badBody(unknownName);
  const { from, to = '2100-01-01T00:00:00' } = query;
  if (typeof from !== 'string' || typeof to !== 'string') return badBody('from, to');
  if (!instant.test(from) || !instant.test(to)) return badBody('from, to');
  const merchantRef = query['metadata.merchantRef'];
  const sales =
    typeof merchantRef === 'string' ? book.ofReference(merchantRef) : book.newest(most * 2);
  const [first, last] = [Date.parse(`${from}Z`), Date.parse(`${to}Z`)];
  const rows = sales
    .filter(() => fault?.name !== 'staleStatus')
    .flatMap((sale) => rowsOf(sale, fault))
    .filter(({ created }) => created >= first && created <= last)
    .toSorted((one, other) => other.created - one.created);
  return { status: 200, body: { data: rows.slice(0, most), total: rows.length } };
}

function rowsOf(sale: EmulatedSale, fault: Fault | null) {
  const extra = fault?.name === 'wrongAmount' ? 1 : 0;
  const shared = {
    currency_code: sale.charged.currency,
    payment_method: 'card',
    last_four_digits: sale.card.lastDigits,
    payment_brand: sale.card.brand,
    transaction_reference: sale.reference,
    metadata:
      fault?.name === 'wrongReference'
        ? { ...sale.metadata, merchantRef: 'otra-compra' }
        : sale.metadata,
  };
  const own = {
    ...shared,
    ticket_number: sale.ticket,
    sale_ticket_number: null,
    transaction_type: sale.installments > 1 ? 'DEFERRED' : 'SALE',
    transaction_status: sale.status,
    approved_transaction_amount: capturedOf(sale) + (isApproved(sale) ? extra : 0),
    approval_code: isApproved(sale) ? sale.approvalCode : null,
    processor_code: processorCodes[sale.card.outcome],
    created: sale.at,
  };
  const back = sale.returns.map(({ ticket, type, amount, at }) => ({
    ...shared,
    ticket_number: ticket,
    sale_ticket_number: sale.ticket,
    transaction_type: type,
    transaction_status: 'APPROVAL',
    approved_transaction_amount: amount,
    approval_code: null,
    processor_code: '00',
    created: at,
  }));
  return fault?.name === 'staleRefund' ? [own] : [own, ...back];
}
