import type { Fault } from '../../control/fault.ts';
import { processorCodes } from './emulated-card.ts';
import { capturedOf, type EmulatedSale, isApproved } from './emulated-sale.ts';

/** A line of the list. Names and values are those that the caller sees. */
export type TransactionRow = Readonly<Record<string, unknown>> & { readonly created: string };

const statusWords = { APPROVAL: 'APPROVED', DECLINED: 'DECLINED', INITIALIZED: 'INITIALIZED' };

/**
 * The lines of a charge, as Kushki's API reference shows them: the charge, and a line for each void
 * or refund with the ticket of its sale. The metadata is JSON as text, an approved line says
 * APPROVED, and a declined charge has no ticket. Faults show other lines; `staleRefund`: nothing
 * that went back.
 */
export function transactionRows(
  sale: EmulatedSale,
  fault: Fault | null,
): readonly TransactionRow[] {
  const extra = fault?.name === 'wrongAmount' && isApproved(sale) ? 1 : 0;
  const { metadata, ...reference } = referenceFields(sale, fault);
  const shared = { ...cardFields(sale), metadata };
  const own = {
    ...shared,
    ...reference,
    ...(sale.status === 'DECLINED' ? {} : { ticket_number: sale.ticket }),
    sale_ticket_number: '',
    transaction_type: sale.installments > 1 ? 'DEFERRED' : 'SALE',
    transaction_status: statusWords[sale.status],
    approved_transaction_amount: capturedOf(sale) + extra,
    request_amount: sale.charged.total,
    approval_code: isApproved(sale) ? sale.approvalCode : '',
    processor_code: processorCodes[sale.card.outcome],
    response_code: isApproved(sale) ? '000' : '322',
    created: instantOf(sale.at),
  };
  const returns = fault?.name === 'staleRefund' ? [] : sale.returns;
  const back = returns.map(({ ticket, type, amount, at }) => ({
    ...shared,
    ticket_number: ticket,
    sale_ticket_number: sale.ticket,
    transaction_type: type,
    transaction_status: 'APPROVED',
    approved_transaction_amount: amount,
    request_amount: amount,
    approval_code: null,
    processor_code: '00',
    created: instantOf(at),
  }));
  return [own, ...back].map((row) => inOtherWords(row, fault));
}

const instantOf = (ms: number): string => new Date(ms).toISOString();

/** Fields that a shop does not need. A line of Kushki has about a hundred, so a list is long. */
const furtherFields = {
  merchant_name: 'Comercio de demostración',
  contact_details: { email: 'user@example.com', phone: '+56912345678' },
  order_details: { site_domain: 'example.com', shipping_details: 'x'.repeat(1_500) },
};

const cardFields = (sale: EmulatedSale) => ({
  currency_code: sale.charged.currency,
  payment_method: 'CARD',
  last_four_digits: sale.card.lastDigits,
  payment_brand: sale.card.brand,
  transaction_reference: sale.reference,
  ...furtherFields,
});

type References = { readonly metadata: unknown; readonly external_reference_id?: string };

function referenceFields(sale: EmulatedSale, fault: Fault | null): References {
  if (fault?.name === 'listWithoutReferences') return { metadata: '{}' };
  const isOther = fault?.name === 'wrongReference';
  const metadata = isOther ? { ...sale.metadata, merchantRef: 'otra-compra' } : sale.metadata;
  const external = isOther ? 'otra-compra' : sale.externalReference;
  return {
    metadata: fault?.name === 'listOtherNames' ? metadata : JSON.stringify(metadata),
    ...(external === null || fault?.name === 'listWithoutExternalReference'
      ? {}
      : { external_reference_id: external }),
  };
}

function inOtherWords(row: TransactionRow, fault: Fault | null): TransactionRow {
  const isApprovedRow = row['transaction_status'] === 'APPROVED';
  if (fault?.name === 'listUnknownStatus' && isApprovedRow)
    return { ...row, transaction_status: 'APROBADA' };
  if (fault?.name !== 'listOtherNames') return row;
  const word = isApprovedRow ? 'APPROVAL' : row['transaction_status'];
  const renamed = Object.entries({ ...row, transaction_status: word }).map(
    ([name, value]): [string, unknown] => [withoutUnderscores(name), value],
  );
  return { ...Object.fromEntries<unknown>(renamed), created: row.created };
}

const withoutUnderscores = (name: string): string =>
  name.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());
