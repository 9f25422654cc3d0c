import { randomUUID } from 'node:crypto';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { HostedOutcome } from '../kit/hosted-payment.ts';
import { type ExamplePayment, isOpen, statusOf } from './example-payment.ts';

export type NewPayment = Pick<
  ExamplePayment,
  'reference' | 'amount' | 'currency' | 'returnUrl' | 'webhookUrl' | 'expiresAt'
>;

/** The payments of Example Pay. Each call is one synchronous step, so calls never interleave. */
export type ExampleBank = {
  /** Null: the reference was used before. */
  create(order: NewPayment): ExamplePayment | null;
  find(id: string): ExamplePayment | null;
  findByReference(reference: string): ExamplePayment | null;
  /** Stores the shopper's decision. The first one counts. */
  decide(id: string, outcome: HostedOutcome): ExamplePayment | null;
  /** Refunds once per key. Null: not paid, or more than is left. */
  refund(id: string, amount: number, key: string): ExamplePayment | null;
  ledger: ProviderLedger;
};

const decisions = {
  pay: 'paid',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
} as const;

export function createExampleBank(clock: SandboxClock): ExampleBank {
  const payments = new Map<string, ExamplePayment>();
  const usedKeys = new Set<string>();
  const save = (payment: ExamplePayment): ExamplePayment => {
    payments.set(payment.id, payment);
    return payment;
  };
  const find = (id: string): ExamplePayment | null => payments.get(id) ?? null;
  const findByReference = (reference: string): ExamplePayment | null =>
    [...payments.values()].find((one) => one.reference === reference) ?? null;
  return {
    create: (order) =>
      findByReference(order.reference) === null
        ? save({ ...order, id: randomUUID(), status: 'open', refunded: 0, refunds: 0 })
        : null,
    find,
    findByReference,
    decide: (id, outcome) => {
      const payment = find(id);
      if (payment === null || payment.status !== 'open') return payment;
      const status = isOpen(payment, clock.now()) ? decisions[outcome] : 'expired';
      return save({ ...payment, status });
    },
    refund: (id, amount, key) => {
      const payment = find(id);
      if (payment !== null && usedKeys.has(`${id} ${key}`)) return payment;
      if (payment?.status !== 'paid' || amount > payment.amount - payment.refunded) return null;
      usedKeys.add(`${id} ${key}`);
      const refunded = payment.refunded + amount;
      return save({ ...payment, refunded, refunds: payment.refunds + 1 });
    },
    ledger: ledgerOf(payments, clock),
  };
}

function ledgerOf(
  payments: ReadonlyMap<string, ExamplePayment>,
  clock: SandboxClock,
): ProviderLedger {
  const truthOf = (payment: ExamplePayment): MoneyTruth => ({
    provider: 'example',
    merchantRef: payment.reference,
    captured: payment.status === 'paid' ? payment.amount : 0,
    refunded: payment.refunded,
    currency: payment.currency,
    state: statusOf(payment, clock.now()),
    commits: payment.status === 'paid' ? 1 : 0,
    refunds: payment.refunds,
    earlyCommits: 0,
  });
  return {
    all: () => [...payments.values()].map(truthOf),
    of: (reference) =>
      [...payments.values()].map(truthOf).find((one) => one.merchantRef === reference) ?? null,
  };
}
