import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { type WalletPayment, withoutRefunds } from '../wallets/wallet-payment.ts';
import type { WalletStore } from '../wallets/wallet-store.ts';
import { readCreateBody, readRefundBody } from './fpay-fields.ts';
import { fpayRefusals } from './fpay-refusal.ts';
import { fpayPayment, fpayPaymentWithoutRefunds } from './fpay-response.ts';

const paymentLifetimeMs = 15 * 60_000;

/**
 * The calls of the assumed protocol, from body to response. They apply the faults that make a
 * response false.
 */
export function fpayCalls(store: WalletStore, clock: SandboxClock) {
  const answerOf = (payment: WalletPayment, origin: string): ProviderResponse => ({
    status: 200,
    body: fpayPayment(payment, store.statusOf(payment), origin),
  });
  const staleAnswerOf = (payment: WalletPayment, origin: string): ProviderResponse => {
    const before = withoutRefunds(payment);
    return { status: 200, body: fpayPaymentWithoutRefunds(before, store.statusOf(before), origin) };
  };
  return {
    create: (rawBody: string, origin: string, fault: Fault | null): ProviderResponse => {
      const read = readCreateBody(rawBody);
      if (!read.ok) return read.answer;
      const { referenceId, amount, description, returnUrl } = read.value;
      const order = {
        merchantRef: referenceId,
        amount,
        title: description,
        returnUrl,
        webhookUrl: null,
        expiresAt: clock.now() + paymentLifetimeMs,
        capturesByItself: true,
      };
      const payment = store.create(order, extraOf(fault));
      return payment === null
        ? fpayRefusals.referenceUsed
        : { ...answerOf(payment, origin), status: 201 };
    },
    status: (id: string, origin: string, fault: Fault | null): ProviderResponse => {
      const payment = store.find(id);
      if (payment === null) return fpayRefusals.notFound;
      if (fault?.name === 'staleRefund') return staleAnswerOf(payment, origin);
      const status = fault?.name === 'staleStatus' ? 'open' : store.statusOf(payment);
      const refunds = fault?.name === 'staleStatus' ? [] : payment.refunds;
      const told = {
        ...payment,
        refunds,
        amount: payment.amount + extraOf(fault),
        merchantRef: fault?.name === 'wrongReference' ? 'otra-compra' : payment.merchantRef,
      };
      return { status: 200, body: fpayPayment(told, status, origin) };
    },
    refund: (
      id: string,
      rawBody: string,
      origin: string,
      fault: Fault | null,
    ): ProviderResponse => {
      const read = readRefundBody(rawBody);
      if (!read.ok) return read.answer;
      const payment = store.find(id);
      if (payment === null) return fpayRefusals.notFound;
      const status = store.statusOf(payment);
      if (status === 'refunded') return fpayRefusals.alreadyRefunded;
      if (status !== 'captured') return fpayRefusals.notPaid;
      if (fault?.name === 'refundFails') return fpayRefusals.refundFailed;
      const after = store.refund(id, read.value, null);
      if (after === null) return fpayRefusals.refundTooHigh;
      return fault?.name === 'staleRefund' ? staleAnswerOf(after, origin) : answerOf(after, origin);
    },
  };
}

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);
