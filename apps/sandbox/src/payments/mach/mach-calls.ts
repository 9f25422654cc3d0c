import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { qrPng } from '../wallets/qr-png.ts';
import { type WalletPayment, withoutRefunds } from '../wallets/wallet-payment.ts';
import type { WalletStore } from '../wallets/wallet-store.ts';
import { readCreateBody, readEmptyBody, readRefundBody } from './mach-fields.ts';
import type { MachCapture } from './mach-keys.ts';
import { invalidStatus, machRefusals } from './mach-refusal.ts';
import {
  machPayment,
  machPaymentWithoutRefunds,
  machPayPath,
  machStatuses,
} from './mach-response.ts';

/** `origin`: the address of this emulator. `capture`: the mode of the merchant who calls. */
export type MachCaller = { origin: string; capture: MachCapture };

/**
 * MACH documents no lifetime of a payment; the emulator gives it the time that a shop keeps an
 * order.
 */
const paymentLifetimeMs = 15 * 60_000;

/**
 * The seven calls of MACH's business API 1.1.0, from body to response. They apply the faults that
 * make a response false.
 */
export function machCalls(store: WalletStore, clock: SandboxClock) {
  const answerOf = (payment: WalletPayment): ProviderResponse => ({
    status: 200,
    body: machPayment(payment, store.statusOf(payment)),
  });
  const staleAnswerOf = (payment: WalletPayment): ProviderResponse => {
    const before = withoutRefunds(payment);
    return { status: 200, body: machPaymentWithoutRefunds(before, store.statusOf(before)) };
  };
  const withStaleRefund = (
    answer: ProviderResponse,
    token: string,
    fault: Fault | null,
  ): ProviderResponse => {
    const payment = store.find(token);
    return fault?.name === 'staleRefund' && answer.status === 200 && payment !== null
      ? staleAnswerOf(payment)
      : answer;
  };
  const step = (
    token: string,
    rawBody: string,
    take: (payment: WalletPayment) => WalletPayment | null,
  ): ProviderResponse => {
    const payment = store.find(token);
    if (payment === null) return machRefusals.notFound;
    const read = readEmptyBody(rawBody);
    if (!read.ok) return read.answer;
    const after = take(payment);
    return after === null ? invalidStatus(machStatuses[store.statusOf(payment)]) : answerOf(after);
  };
  return {
    create: (rawBody: string, caller: MachCaller, fault: Fault | null): ProviderResponse => {
      const read = readCreateBody(rawBody);
      if (!read.ok) return read.answer;
      const payment = store.create(newPayment(read.value, caller, clock.now()), extraOf(fault));
      return payment === null ? machRefusals.upstreamIdUsed : created(payment, caller.origin);
    },
    status: (token: string, fault: Fault | null): ProviderResponse => {
      const payment = store.find(token);
      if (payment === null) return machRefusals.notFound;
      if (fault?.name === 'staleStatus') return { status: 200, body: asCreated(payment) };
      if (fault?.name === 'staleRefund') return staleAnswerOf(payment);
      const told = { ...payment, amount: payment.amount + extraOf(fault) };
      return withWrongReference(
        { status: 200, body: machPayment(told, store.statusOf(payment)) },
        fault,
      );
    },
    qr: (token: string, origin: string): ProviderResponse => {
      const payment = store.find(token);
      return payment === null
        ? machRefusals.notFound
        : { status: 200, body: { image_base_64: qrPng(payAddress(payment, origin)) } };
    },
    confirm: (token: string, rawBody: string, fault: Fault | null): ProviderResponse =>
      withWrongReference(
        step(token, rawBody, ({ id }) => store.confirm(id, extraOf(fault))),
        fault,
      ),
    cancel: (token: string, rawBody: string): ProviderResponse =>
      step(token, rawBody, ({ id }) => store.cancel(id)),
    reverse: (token: string, rawBody: string, fault: Fault | null): ProviderResponse =>
      fault?.name === 'refundFails'
        ? machRefusals.refundFailed
        : withStaleRefund(
            step(token, rawBody, ({ id }) => store.reverse(id)),
            token,
            fault,
          ),
    refund: (token: string, rawBody: string, fault: Fault | null): ProviderResponse => {
      const read = readRefundBody(rawBody);
      if (!read.ok) return read.answer;
      return fault?.name === 'refundFails'
        ? machRefusals.refundFailed
        : withStaleRefund(refunded(store, token, read.value, answerOf), token, fault);
    },
  };
}

function refunded(
  store: WalletStore,
  token: string,
  amount: number,
  answerOf: (payment: WalletPayment) => ProviderResponse,
): ProviderResponse {
  const payment = store.find(token);
  if (payment === null) return machRefusals.notFound;
  const status = store.statusOf(payment);
  if (status === 'refunded') return machRefusals.refundTooHigh;
  if (status !== 'captured') return invalidStatus(machStatuses[status]);
  const after = store.refund(token, amount, null);
  return after === null ? machRefusals.refundTooHigh : answerOf(after);
}

const newPayment = (
  { amount, title, upstreamId }: { amount: number; title: string; upstreamId: string },
  { capture }: MachCaller,
  now: number,
) => ({
  merchantRef: upstreamId,
  amount,
  title,
  returnUrl: null,
  webhookUrl: null,
  expiresAt: now + paymentLifetimeMs,
  capturesByItself: capture === 'automatic',
});

const payAddress = ({ id }: WalletPayment, origin: string): string =>
  `${origin}${machPayPath}/${id}`;

const created = (payment: WalletPayment, origin: string): ProviderResponse => ({
  status: 201,
  body: {
    token: payment.id,
    url: payAddress(payment, origin),
    status: machStatuses.open,
    expires_at: new Date(payment.expiresAt).toISOString(),
  },
});

const asCreated = (payment: WalletPayment) => machPayment({ ...payment, refunds: [] }, 'open');

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

const withWrongReference = (answer: ProviderResponse, fault: Fault | null): ProviderResponse =>
  fault?.name === 'wrongReference' && answer.status === 200
    ? { ...answer, body: { ...answer.body, upstream_id: 'otra-compra' } }
    : answer;
