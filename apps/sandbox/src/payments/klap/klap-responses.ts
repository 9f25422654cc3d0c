import type { ProviderResponse } from '../../http/provider-response.ts';
import { confirmationAt, type KlapOrder, klapStatus } from './klap-order.ts';

/** Klap's code of a payment that it reversed because the shop did not confirm it. */
const reversalCode = '100100';

/** Builds the answer to a creation. */
export const createdResponse = (
  { orderId, referenceId, total }: KlapOrder,
  redirectUrl: string,
): ProviderResponse => ({
  status: 201,
  body: {
    order_id: orderId,
    reference_id: referenceId,
    status: 'pending',
    amount: { currency: 'CLP', total },
    redirect_url: redirectUrl,
  },
});

/** Builds the answer to a status call at an instant. */
export function orderResponse(order: KlapOrder, now: number): ProviderResponse {
  const isPaid = order.page === 'approved';
  return {
    status: 200,
    body: {
      order_id: order.orderId,
      reference_id: order.referenceId,
      status: klapStatus(order, now),
      amount: { currency: 'CLP', total: order.total },
      selected_method: order.page === 'open' ? null : { code: 'MP4', name: 'sodexo' },
      mc_code: isPaid ? order.mcCode : null,
      payment_details: detailsOf(order, now),
    },
  };
}

type Detail = { readonly key: string; readonly value: string };

function detailsOf(order: KlapOrder, now: number): readonly Detail[] {
  if (order.page === 'declined') return [...refusalDetails];
  if (order.page !== 'approved') return [];
  const paid = [
    { key: 'brand', value: 'SODEXO' },
    { key: 'last_digits', value: '4105' },
    { key: 'approval_code', value: order.mcCode.slice(0, 6) },
  ];
  return confirmationAt(order, now) === 'reversed'
    ? [
        ...paid,
        { key: 'code', value: reversalCode },
        { key: 'message', value: 'Transacción no realizada. Se hará la reversa del cargo.' },
      ]
    : paid;
}

/** The reason of a refused card, in the status and in the rejection webhook. */
export const rejection = { code: '51', message: 'Fondos insuficientes' } as const;
const refusalDetails: readonly Detail[] = [
  { key: 'code', value: rejection.code },
  { key: 'message', value: rejection.message },
];
