import { minor } from '@comanda/domain/money/money.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { KlapOrder } from './klap-wire.ts';

/**
 * Turns an order of Klap into the report of a poll. A word that is not documented is `unknown`: it
 * proves nothing about the money. A charge that Klap reversed because the server did not confirm it
 * has the same word as a refund, `refund`.
 */
export function klapReport(order: KlapOrder, at: number): ProviderReport {
  const sum = { minor: minor(order.amount.total), currency: order.amount.currency };
  const merchantRef = order.reference_id;
  const report = { source: 'poll', at, sum, merchantRef, providerRef: order.order_id } as const;
  switch (order.status) {
    case 'pending':
      return { ...report, reported: 'pending' };
    case 'completed':
      return { ...report, reported: 'captured', ...paidWith(order) };
    case 'rejected':
      return { ...report, reported: 'declined', ...refusedWith(order) };
    case 'canceled':
    case 'cancelled':
      return { ...report, reported: 'cancelled' };
    case 'expired':
      return { ...report, reported: 'expired' };
    case 'refund':
    case 'refunded':
      return { ...report, reported: 'refunded', refunded: sum.minor };
    default:
      return { ...report, reported: 'unknown' };
  }
}

const detailOf = ({ payment_details: details }: KlapOrder, key: string, shape: RegExp) =>
  details?.find((each) => each.key === key && shape.test(each.value))?.value;

function paidWith(order: KlapOrder) {
  const authorisationCode = detailOf(order, 'approval_code', /^[0-9A-Za-z-]{1,12}$/u);
  const cardLastDigits = detailOf(order, 'last_digits', /^\d{4}$/u);
  return {
    ...(authorisationCode === undefined ? {} : { authorisationCode }),
    ...(cardLastDigits === undefined ? {} : { cardLastDigits }),
  };
}

function refusedWith(order: KlapOrder) {
  const declineCode = detailOf(order, 'code', /^[\x21-\x7e]{1,20}$/u);
  return declineCode === undefined ? {} : { declineCode };
}
