import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { processorCodes } from './emulated-card.ts';
import { capturedOf, type EmulatedSale, isApproved } from './emulated-sale.ts';
import { kushkiRefusal } from './kushki-refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The answer to a charge that the bank decided. It has the details of Kushki's API reference
 * (`fullResponse: "v2"`) unless a fault names another shape. A declined charge is an HTTP error
 * with a code.
 */
export function chargeAnswer(sale: EmulatedSale, fault: Fault | null): ProviderResponse {
  const shown = fault?.name === 'wrongReference' ? withOtherReference(sale) : sale;
  const details = detailsOf(shown, fault);
  const { ticket, reference, approvalCode, status } = shown;
  if (fault?.name === 'answerUnreadable') return { status: 200, body: { result: 'ok' } };
  if (status === 'DECLINED')
    return kushkiRefusal(402, '322', 'Transacción rechazada', {
      transactionReference: reference,
      processorError: { code: processorCodes[sale.card.outcome], message: 'Rechazada' },
      details,
    });
  const names = { ticketNumber: ticket, transactionReference: reference };
  if (fault?.name === 'answerWithoutDetails') return { status: 201, body: names };
  const code = status === 'APPROVAL' ? { approvalCode } : {};
  return { status: 201, body: { ...names, ...code, details } };
}

const withOtherReference = (sale: EmulatedSale): EmulatedSale => ({
  ...sale,
  externalReference: 'otra-compra',
  metadata: { ...sale.metadata, merchantRef: 'otra-compra' },
});

function detailsOf(sale: EmulatedSale, fault: Fault | null): Fields {
  const common = {
    transactionReference: sale.reference,
    transactionType: sale.installments > 1 ? 'DEFERRED' : 'SALE',
    transactionStatus: fault?.name === 'answerUnknownStatus' ? 'APROBADA' : sale.status,
    approvedTransactionAmount: capturedOf(sale),
    requestAmount: sale.charged.total,
    approvalCode: isApproved(sale) ? sale.approvalCode : '000000',
    responseCode: isApproved(sale) ? '000' : '322',
    paymentBrand: sale.card.brand,
    created: sale.at,
  };
  if (fault?.name === 'answerFlat')
    return {
      ...common,
      ticketNumber: sale.ticket,
      currencyCode: sale.charged.currency,
      processorCode: processorCodes[sale.card.outcome],
      lastFourDigits: sale.card.lastDigits,
      metadata: sale.metadata,
    };
  const { total, currency } = sale.charged;
  const reference =
    sale.externalReference === null ? {} : { externalReferenceId: sale.externalReference };
  return {
    ...common,
    ...(fault?.name === 'answerWithoutCurrency'
      ? {}
      : { amount: { subtotalIva: 0, subtotalIva0: total, iva: 0, ice: 0, currency } }),
    binInfo: {
      bank: 'Banco de demostración',
      lastFourDigits: sale.card.lastDigits,
      type: 'credit',
    },
    ...reference,
  };
}
