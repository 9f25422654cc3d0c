import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { createIdempotentAnswers } from '../wallets/idempotent-answers.ts';
import { type WalletPayment, withoutRefunds } from '../wallets/wallet-payment.ts';
import type { WalletStore } from '../wallets/wallet-store.ts';
import { readCreateBody, readEmptyBody, readRefundBody } from './assumed-wallet-fields.ts';
import { refusals, invalidStatus } from './assumed-wallet-refusal.ts';
import { assumedPayment, assumedStatuses } from './assumed-wallet-response.ts';
import { type AssumedWallet, payPathOf } from './assumed-wallets.ts';

/**
 * The calls of the assumed protocol, from body to response. They apply the faults that make a
 * response false.
 */
export function assumedWalletCalls(wallet: AssumedWallet, store: WalletStore, clock: SandboxClock) {
  const answers = createIdempotentAnswers();
  const once = (key: string, rawBody: string, run: () => ProviderResponse): ProviderResponse => {
    if (key === '') return refusals.keyMissing;
    const earlier = answers.answerTo(key, rawBody);
    if (earlier !== null) return earlier === 'reused' ? refusals.keyReused : earlier;
    const answer = run();
    answers.keep(key, rawBody, answer);
    return answer;
  };
  const answerOf = (payment: WalletPayment): ProviderResponse => ({
    status: 200,
    body: assumedPayment(payment, store.statusOf(payment)),
  });
  const withStaleRefund = (
    answer: ProviderResponse,
    id: string,
    fault: Fault | null,
  ): ProviderResponse => {
    const payment = store.find(id);
    return fault?.name === 'staleRefund' && answer.status < 300 && payment !== null
      ? { ...answer, body: answerOf(withoutRefunds(payment)).body }
      : answer;
  };
  const statusRefusal = (payment: WalletPayment): ProviderResponse =>
    invalidStatus(assumedStatuses[store.statusOf(payment)]);
  const step = (
    id: string,
    rawBody: string,
    take: () => WalletPayment | null,
  ): ProviderResponse => {
    const payment = store.find(id);
    if (payment === null) return refusals.notFound;
    const read = readEmptyBody(rawBody);
    if (!read.ok) return read.answer;
    const after = take();
    return after === null ? statusRefusal(payment) : answerOf(after);
  };
  const refund = (payment: WalletPayment, amount: number, reference: string) => {
    const after = store.refund(payment.id, amount, reference);
    if (after !== null) return { ...answerOf(after), status: 201 };
    const isOver = store.statusOf(payment) === 'refunded';
    return isOver || store.statusOf(payment) === 'captured'
      ? refusals.refundTooHigh
      : statusRefusal(payment);
  };
  return {
    create: (rawBody: string, key: string, origin: string, fault: Fault | null): ProviderResponse =>
      once(key, rawBody, () => {
        const read = readCreateBody(rawBody);
        if (!read.ok) return read.answer;
        const { reference, description, expiresInMs, ...order } = read.value;
        const expiresAt = clock.now() + expiresInMs;
        const payment = store.create(
          {
            ...order,
            merchantRef: reference,
            title: description,
            expiresAt,
            capturesByItself: !wallet.confirms,
          },
          extraOf(fault),
        );
        return payment === null
          ? refusals.referenceUsed
          : created(payment, `${origin}${payPathOf(wallet)}/${payment.id}`);
      }),
    status: (id: string, fault: Fault | null): ProviderResponse => {
      const payment = store.find(id);
      if (payment === null) return refusals.notFound;
      if (fault?.name === 'staleStatus') return { status: 200, body: asCreated(payment) };
      if (fault?.name === 'staleRefund') return answerOf(withoutRefunds(payment));
      const told = { ...payment, amount: payment.amount + extraOf(fault) };
      return withWrongReference(
        { status: 200, body: assumedPayment(told, store.statusOf(payment)) },
        fault,
      );
    },
    confirm: (id: string, rawBody: string, key: string, fault: Fault | null): ProviderResponse =>
      withWrongReference(
        once(key, rawBody, () =>
          step(id, rawBody, () => store.confirm(id, extraOf(fault)) ?? alreadyCaptured(store, id)),
        ),
        fault,
      ),
    cancel: (id: string, rawBody: string, key: string): ProviderResponse =>
      once(key, rawBody, () => step(id, rawBody, () => store.cancel(id) ?? store.reverse(id))),
    refund: (id: string, rawBody: string, key: string, fault: Fault | null): ProviderResponse =>
      withStaleRefund(
        once(key, rawBody, () => {
          const read = readRefundBody(rawBody);
          if (!read.ok) return read.answer;
          const payment = store.find(id);
          if (payment === null) return refusals.notFound;
          return fault?.name === 'refundFails'
            ? refusals.refundFailed
            : refund(payment, read.value.amount, read.value.reference);
        }),
        id,
        fault,
      ),
  };
}

/** A confirmation may be repeated: it answers the captured payment again. */
function alreadyCaptured(store: WalletStore, id: string): WalletPayment | null {
  const payment = store.find(id);
  return payment !== null && store.statusOf(payment) === 'captured' ? payment : null;
}

const created = (payment: WalletPayment, url: string): ProviderResponse => {
  const expires_at = new Date(payment.expiresAt).toISOString();
  return { status: 201, body: { id: payment.id, status: 'created', url, qr: url, expires_at } };
};

const asCreated = (payment: WalletPayment) =>
  assumedPayment(
    { ...payment, decision: 'open', decidedAt: null, capturedAt: null, refunds: [], version: 1 },
    'open',
  );

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

const withWrongReference = (answer: ProviderResponse, fault: Fault | null): ProviderResponse =>
  fault?.name === 'wrongReference' && answer.status === 200
    ? { ...answer, body: { ...answer.body, reference: 'otra-compra' } }
    : answer;
