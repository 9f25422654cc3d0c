import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { numberOrNull } from '../../http/read-json.ts';
import type { MercadoPago } from './mercado-pago.ts';
import { invalidField, mercadoPagoRefusals } from './mercado-pago-refusal.ts';
import { paymentResponse, preferenceResponse, wireDate } from './payment-response.ts';
import { type EmulatedPayment, withoutRefunds } from './preference.ts';
import { readPageTimes, readPreference } from './read-preference.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The calls of the account, from a checked body to the response. They apply the faults that make a
 * response false.
 */
export type MercadoPagoCalls = {
  create(body: Body, origin: string, fault: Fault | null): ProviderResponse;
  preference(id: string, origin: string): ProviderResponse;
  endPage(id: string, body: Body, origin: string): ProviderResponse;
  payment(id: string, fault: Fault | null): ProviderResponse;
  search(query: Readonly<Record<string, unknown>>, fault: Fault | null): ProviderResponse;
  cancel(id: string, body: Body): ProviderResponse;
  refund(id: string, body: Body, fault: Fault | null): ProviderResponse;
};

const searchFields = ['external_reference', 'sort', 'criteria', 'limit', 'offset'];
const { paymentNotFound, preferenceNotFound, wrongState, amountTooHigh } = mercadoPagoRefusals;

export function mercadoPagoCalls(account: MercadoPago, now: () => number): MercadoPagoCalls {
  const found = (id: string): EmulatedPayment | null =>
    /^\d{1,15}$/.test(id) ? account.payment(Number(id)) : null;
  return {
    create: (body, origin, fault) => {
      const read = readPreference(body);
      if (!read.ok) return invalidField(read.field);
      const amount = read.value.amount + extraOf(fault);
      return {
        status: 201,
        body: preferenceResponse(account.create({ ...read.value, amount }), origin),
      };
    },
    preference: (id, origin) => {
      const preference = account.preference(id);
      return preference === null
        ? preferenceNotFound
        : { status: 200, body: preferenceResponse(preference, origin) };
    },
    endPage: (id, body, origin) => {
      const times = readPageTimes(body);
      if (!times.ok) return invalidField(times.field);
      if (times.value.expiresAt === null) return invalidField('expires');
      const preference = account.moveTimes(id, times.value);
      return preference === null
        ? preferenceNotFound
        : { status: 200, body: preferenceResponse(preference, origin) };
    },
    payment: (id, fault) => {
      const payment = found(id);
      return payment === null
        ? paymentNotFound
        : { status: 200, body: paymentResponse(falsified(payment, fault)) };
    },
    search: (query, fault) => search(account, query, fault),
    cancel: (id, body) => {
      const payment = found(id);
      if (payment === null) return paymentNotFound;
      if (body['status'] !== 'cancelled') return invalidField('status');
      if (payment.status !== 'pending' && payment.status !== 'in_process') return wrongState;
      const answer = { status: 'cancelled', detail: 'by_collector' } as const;
      const cancelled = account.change(payment.id, answer) ?? payment;
      return { status: 200, body: paymentResponse(cancelled) };
    },
    refund: (id, body, fault) => {
      const amount = body['amount'] === undefined ? null : numberOrNull(body['amount']);
      if (Object.keys(body).some((name) => name !== 'amount')) return invalidField('parameters');
      if (body['amount'] !== undefined && (amount === null || amount <= 0))
        return invalidField('amount');
      if (fault?.name === 'refundFails') return wrongState;
      return refund(account, found(id), amount, now());
    },
  };
}

function search(account: MercadoPago, query: Body, fault: Fault | null): ProviderResponse {
  const unknownField = Object.keys(query).find((name) => !searchFields.includes(name));
  if (unknownField !== undefined) return invalidField(unknownField);
  const reference = query['external_reference'];
  if (typeof reference !== 'string' || reference === '') return invalidField('external_reference');
  const isOldest = query['criteria'] === 'asc';
  const limit = Math.min(Number(query['limit'] ?? 30), 1_000);
  const all = fault?.name === 'staleStatus' ? [] : account.paymentsOf(reference);
  const results = (isOldest ? all : all.toReversed())
    .slice(0, limit)
    .map((payment) => paymentResponse(falsified(payment, fault)));
  return { status: 200, body: { paging: { total: all.length, limit, offset: 0 }, results } };
}

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

/**
 * The payment as a fault shows it: another amount, another reference, not decided yet, or not
 * refunded yet.
 */
function falsified(payment: EmulatedPayment, fault: Fault | null): EmulatedPayment {
  if (fault?.name === 'wrongReference') return { ...payment, reference: 'otra-compra' };
  if (fault?.name === 'staleStatus')
    return { ...payment, status: 'in_process', detail: 'pending_contingency', approvedAt: null };
  if (fault?.name === 'staleRefund') return withoutRefunds(payment);
  return { ...payment, amount: payment.amount + extraOf(fault) };
}

function refund(
  account: MercadoPago,
  payment: EmulatedPayment | null,
  wanted: number | null,
  now: number,
): ProviderResponse {
  const after = payment === null ? null : account.refund(payment.id, wanted);
  if (payment === null || after === null) return paymentNotFound;
  if (after === 'wrongState') return wrongState;
  if (after === 'amountTooHigh') return amountTooHigh;
  const amount = Number((after.refunded - payment.refunded).toFixed(2));
  const body = {
    id: after.id * 10 + after.refunds,
    payment_id: after.id,
    amount,
    status: 'approved',
    date_created: wireDate(now),
  };
  return { status: 201, body };
}
