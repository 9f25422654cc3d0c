import { randomInt, randomUUID } from 'node:crypto';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import {
  chargedAmount,
  type EmulatedPayment,
  type EmulatedPreference,
  isPreferenceOpen,
  type NewPreference,
  offersTransfer,
  type PageTimes,
  refundedAmount,
} from './preference.ts';
import { type CardAnswer, waitingTransfer } from './test-cards.ts';

/**
 * Preferences and payments of the emulated account. Each call is one synchronous step. Amounts in
 * whole units with decimals.
 */
export type MercadoPago = {
  create(preference: NewPreference): EmulatedPreference;
  preference(id: string): EmulatedPreference | null;
  /** Moves the start and the end of the page. */
  moveTimes(id: string, times: PageTimes): EmulatedPreference | null;
  /**
   * Tries a card. A review is held even on a page that excludes it, because banks do not know that.
   * Null: the page has ended.
   */
  pay(preferenceId: string, answer: CardAnswer, cardNumber: string): EmulatedPayment | null;
  /**
   * Promises a transfer, which stays pending until it is changed. Null: the page has ended or does
   * not offer transfers.
   */
  promiseTransfer(preferenceId: string): EmulatedPayment | null;
  payment(id: number): EmulatedPayment | null;
  paymentsOf(reference: string): readonly EmulatedPayment[];
  /** Decides a payment that was held, disputes one, or takes its money back. */
  change(id: number, answer: CardAnswer): EmulatedPayment | null;
  refund(
    id: number,
    amount: number | null,
  ): EmulatedPayment | 'wrongState' | 'amountTooHigh' | null;
  ledger: ProviderLedger;
};

const maxPreferences = 200_000;

export function createMercadoPago(clock: SandboxClock, capacity = maxPreferences): MercadoPago {
  const preferences = new Map<string, EmulatedPreference>();
  const payments = new Map<number, EmulatedPayment>();
  const idsOf = new Map<string, readonly number[]>();
  let lastId = randomInt(1_000_000_000, 9_000_000_000) * 10;
  const payment = (id: number): EmulatedPayment | null => payments.get(id) ?? null;
  const save = (changed: EmulatedPayment): EmulatedPayment => {
    payments.set(changed.id, changed);
    return changed;
  };
  const paymentsOf = (reference: string): readonly EmulatedPayment[] =>
    (idsOf.get(reference) ?? []).flatMap((id) => payment(id) ?? []);
  const nextIdOf = ({ reference }: EmulatedPreference): number => {
    lastId += randomInt(1, 10);
    idsOf.set(reference, [...(idsOf.get(reference) ?? []), lastId]);
    return lastId;
  };
  return {
    create: (wanted) => {
      const [oldest] = preferences.keys();
      if (preferences.size >= capacity && oldest !== undefined) preferences.delete(oldest);
      const now = clock.now();
      const id = `246813579-${randomUUID()}`;
      const created = { ...wanted, id, createdAt: now };
      preferences.set(created.id, created);
      if (!idsOf.has(wanted.reference)) idsOf.set(wanted.reference, []);
      return created;
    },
    preference: (id) => preferences.get(id) ?? null,
    moveTimes: (id, { startsAt, expiresAt }) => {
      const found = preferences.get(id);
      if (found === undefined) return null;
      const changed = { ...found, startsAt, expiresAt };
      preferences.set(id, changed);
      return changed;
    },
    pay: (preferenceId, answer, cardNumber) => {
      const found = preferences.get(preferenceId);
      return found !== undefined && isPreferenceOpen(found, clock.now())
        ? save(newPayment(found, nextIdOf(found), answer, cardNumber, clock.now()))
        : null;
    },
    promiseTransfer: (preferenceId) => {
      const found = preferences.get(preferenceId);
      return found !== undefined && offersTransfer(found, clock.now())
        ? save(newPayment(found, nextIdOf(found), waitingTransfer, null, clock.now()))
        : null;
    },
    payment,
    paymentsOf,
    change: (id, answer) => {
      const found = payment(id);
      return found === null ? null : save(answered(found, answer, clock.now()));
    },
    refund: (id, amount) => {
      const found = payment(id);
      const outcome = found === null ? null : refunded(found, amount, clock.now());
      return typeof outcome === 'object' && outcome !== null ? save(outcome) : outcome;
    },
    ledger: ledgerOf(idsOf, paymentsOf),
  };
}

const newPayment = (
  { id: preferenceId, reference, amount, currency, binary }: EmulatedPreference,
  id: number,
  answer: CardAnswer,
  cardNumber: string | null,
  now: number,
): EmulatedPayment => ({
  id,
  preferenceId,
  reference,
  ...(binary && answer.detail === 'pending_contingency'
    ? { status: 'rejected', detail: 'cc_rejected_other_reason' }
    : answer),
  amount,
  currency,
  refunded: 0,
  refunds: 0,
  createdAt: now,
  approvedAt: answer.status === 'approved' ? now : null,
  updatedAt: now,
  lastDigits: cardNumber?.slice(-4) ?? null,
});

const answered = (payment: EmulatedPayment, answer: CardAnswer, now: number): EmulatedPayment => ({
  ...payment,
  ...answer,
  approvedAt: payment.approvedAt ?? (answer.status === 'approved' ? now : null),
  updatedAt: now,
});

/** Refunds a payment in full or in part. A part leaves it approved. */
function refunded(
  payment: EmulatedPayment,
  wanted: number | null,
  now: number,
): EmulatedPayment | 'wrongState' | 'amountTooHigh' {
  if (payment.status !== 'approved') return 'wrongState';
  const rest = Number((payment.amount - payment.refunded).toFixed(2));
  const amount = wanted ?? rest;
  if (amount > rest) return 'amountTooHigh';
  const isAll = amount === rest;
  return {
    ...payment,
    status: isAll ? 'refunded' : 'approved',
    detail: isAll ? 'refunded' : 'partially_refunded',
    refunded: Number((payment.refunded + amount).toFixed(2)),
    refunds: payment.refunds + 1,
    updatedAt: now,
  };
}

function ledgerOf(
  idsOf: ReadonlyMap<string, readonly number[]>,
  paymentsOf: (reference: string) => readonly EmulatedPayment[],
): ProviderLedger {
  const sum = (all: readonly number[]): number =>
    Number(all.reduce((total, each) => total + each, 0).toFixed(2));
  const truthOf = (merchantRef: string): MoneyTruth => {
    const payments = paymentsOf(merchantRef);
    return {
      provider: 'mercadopago',
      merchantRef,
      captured: sum(payments.map(chargedAmount)),
      refunded: sum(payments.map(refundedAmount)),
      currency: payments[0]?.currency ?? 'CLP',
      state: payments.at(-1)?.status ?? 'open',
      commits: payments.filter(({ approvedAt }) => approvedAt !== null).length,
      refunds: payments.reduce((total, { refunds }) => total + refunds, 0),
      earlyCommits: 0,
    };
  };
  return {
    all: () => [...idsOf.keys()].map(truthOf),
    of: (merchantRef) => (idsOf.has(merchantRef) ? truthOf(merchantRef) : null),
  };
}
