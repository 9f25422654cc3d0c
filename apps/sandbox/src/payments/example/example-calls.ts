import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import type { ExampleBank } from './example-bank.ts';
import { type ExamplePayment, statusOf } from './example-payment.ts';
import { readNewPayment, readRefund } from './read-example-body.ts';

export const exampleRefusals = {
  unauthorised: { status: 401, body: { error: 'unauthorised' } },
  invalid: { status: 422, body: { error: 'invalid' } },
  usedReference: { status: 409, body: { error: 'reference used' } },
  notFound: { status: 404, body: { error: 'not found' } },
  notRefundable: { status: 422, body: { error: 'not refundable' } },
} as const satisfies Record<string, ProviderResponse>;

export type ExampleCalls = {
  create(rawBody: string, origin: string, fault: Fault | null): ProviderResponse;
  status(payment: ExamplePayment | null, fault: Fault | null): ProviderResponse;
  refund(id: string, rawBody: string, key: string, fault: Fault | null): ProviderResponse;
};

/** Carries out the calls, from body to response, with the faults that make a response false. */
export const exampleCalls = (bank: ExampleBank, clock: SandboxClock): ExampleCalls => ({
  create: (rawBody, origin, fault) => {
    const order = readNewPayment(rawBody);
    if (order === null) return exampleRefusals.invalid;
    const extra = fault?.name === 'wrongAmount' ? 1 : 0;
    const payment = bank.create({ ...order, amount: order.amount + extra });
    if (payment === null) return exampleRefusals.usedReference;
    const page = `${origin}/example/pay?payment=${payment.id}`;
    return { status: 201, body: { ...shown(payment, clock.now()), page_url: page } };
  },
  status: (payment, fault) => {
    if (payment === null) return exampleRefusals.notFound;
    const body = shown(seenBy(fault, payment), clock.now());
    if (fault?.name === 'staleStatus')
      return { status: 200, body: { ...body, status: 'open', refunded: 0 } };
    const amount = body.amount + (fault?.name === 'wrongAmount' ? 1 : 0);
    const reference = fault?.name === 'wrongReference' ? 'otra-compra' : body.reference;
    return { status: 200, body: { ...body, amount, reference } };
  },
  refund: (id, rawBody, key, fault) => {
    const amount = readRefund(rawBody);
    if (amount === null || key === '') return exampleRefusals.invalid;
    if (fault?.name === 'refundFails') return exampleRefusals.notRefundable;
    const payment = bank.refund(id, amount, key);
    return payment === null
      ? exampleRefusals.notRefundable
      : { status: 200, body: shown(seenBy(fault, payment), clock.now()) };
  },
});

/** The payment as the fault shows it: `staleRefund` as before its first refund. */
const seenBy = (fault: Fault | null, payment: ExamplePayment): ExamplePayment =>
  fault?.name === 'staleRefund' ? { ...payment, refunded: 0 } : payment;

const shown = (payment: ExamplePayment, now: number) => ({
  id: payment.id,
  reference: payment.reference,
  status: statusOf(payment, now),
  amount: payment.amount,
  currency: payment.currency,
  refunded: payment.refunded,
});
