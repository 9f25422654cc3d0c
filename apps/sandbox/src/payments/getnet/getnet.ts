import { randomBytes, randomInt } from 'node:crypto';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import {
  type CardPayment,
  chargedTotal,
  type EmulatedSession,
  isPageOpen,
  type NewSession,
  paymentStatus,
  sessionStatus,
  settledAfterMs,
} from './session.ts';
import type { CardAnswer } from './test-cards.ts';

export type RefundOutcome =
  | { readonly kind: 'refunded'; readonly session: EmulatedSession; readonly payment: CardPayment }
  | { readonly kind: 'unknown' | 'alreadyRefunded' | 'notApproved' | 'onlyInFull' };

/**
 * The emulated gateway's sessions. Each call is one synchronous step, so calls never interleave.
 * Amounts in whole pesos.
 */
export type Getnet = {
  create(session: NewSession): EmulatedSession;
  find(requestId: number): EmulatedSession | null;
  findByPage(pageKey: string): EmulatedSession | null;
  /** Returns the sessions that became final since the last call. */
  takeFinal(): readonly EmulatedSession[];
  /** Reference of the session that a card payment belongs to. */
  referenceOf(internalReference: number): string | null;
  /**
   * Tries a card. `again`: even though the session is paid, as a second tab might. Null: the page
   * takes no card any more.
   */
  pay(requestId: number, card: TriedCard, again?: boolean): EmulatedSession | null;
  /** Ends an open session. Null: it is not open. */
  cancel(requestId: number, by: 'shopper' | 'shop'): EmulatedSession | null;
  /** Moves the expiration to now. */
  expire(requestId: number): EmulatedSession | null;
  /** `amount` null: everything. */
  refund(internalReference: number, amount: number | null): RefundOutcome;
  ledger: ProviderLedger;
};

type TriedCard = { readonly number: string; readonly answer: Exclude<CardAnswer, 'throws'> };

const maxSessions = 200_000;

export function createGetnet(clock: SandboxClock, capacity = maxSessions): Getnet {
  const byId = new Map<number, EmulatedSession>();
  const idOf = new Map<string, number>();
  const liveIds = new Set<number>();
  const isFinal = (session: EmulatedSession): boolean =>
    sessionStatus(session, clock.now()).status !== 'PENDING';
  const idOfPage = new Map<string, number>();
  const sessionOfPayment = new Map<number, number>();
  let lastId = randomInt(100_000, 900_000);
  let lastPayment = randomInt(1_000_000, 9_000_000);
  const find = (requestId: number): EmulatedSession | null => byId.get(requestId) ?? null;
  const save = (session: EmulatedSession): EmulatedSession => {
    byId.set(session.requestId, session);
    return session;
  };
  const findOpen = (requestId: number): EmulatedSession | null => {
    const session = find(requestId);
    return session !== null && isPageOpen(session, clock.now()) ? session : null;
  };
  return {
    create: (wanted) => {
      dropOldest(byId, capacity);
      const session = save(newSession(wanted, ++lastId, clock.now()));
      idOf.set(wanted.reference, session.requestId);
      idOfPage.set(session.pageKey, session.requestId);
      liveIds.add(session.requestId);
      return session;
    },
    find,
    findByPage: (pageKey) => find(idOfPage.get(pageKey) ?? 0),
    takeFinal: () => {
      const final = [...liveIds].flatMap((id) => find(id) ?? []).filter(isFinal);
      for (const { requestId } of final) liveIds.delete(requestId);
      return final;
    },
    referenceOf: (internalReference) =>
      find(sessionOfPayment.get(internalReference) ?? 0)?.reference ?? null,
    pay: (requestId, card, again = false) => {
      const session = again ? find(requestId) : findOpen(requestId);
      if (session === null) return null;
      const payment = newPayment(session, card, ++lastPayment, clock.now());
      sessionOfPayment.set(payment.internalReference, requestId);
      return save({ ...session, payments: [...session.payments, payment] });
    },
    cancel: (requestId, by) => {
      const session = findOpen(requestId);
      return session === null ? null : save({ ...session, cancelledBy: by });
    },
    expire: (requestId) => {
      const session = find(requestId);
      const expiration = Math.min(session?.expiration ?? 0, clock.now());
      return session === null ? null : save({ ...session, expiration });
    },
    refund: (internalReference, amount) => {
      const session = find(sessionOfPayment.get(internalReference) ?? 0);
      if (session === null) return { kind: 'unknown' };
      const outcome = refundPayment(session, internalReference, amount, clock.now());
      if (outcome.kind === 'refunded') save(outcome.session);
      return outcome;
    },
    ledger: ledgerOf(byId, idOf, clock),
  };
}

const newSession = (wanted: NewSession, requestId: number, now: number): EmulatedSession => ({
  ...wanted,
  requestId,
  pageKey: randomBytes(16).toString('hex'),
  createdAt: now,
  payments: [],
  cancelledBy: null,
  refunds: 0,
});

const newPayment = (
  { total }: EmulatedSession,
  { number, answer }: TriedCard,
  internalReference: number,
  now: number,
): CardPayment => ({
  internalReference,
  outcome: answer.outcome,
  reason: answer.reason,
  decidedAt: now + answer.afterMs,
  amount: total,
  lastDigits: number.slice(-4),
  authorization: answer.outcome === 'APPROVED' ? String(randomInt(100_000, 1_000_000)) : '000000',
  refunded: 0,
});

/** Refunds a payment. Before it is settled only in full. */
function refundPayment(
  session: EmulatedSession,
  internalReference: number,
  wanted: number | null,
  now: number,
): RefundOutcome {
  const payment = session.payments.find((one) => one.internalReference === internalReference);
  if (payment === undefined) return { kind: 'unknown' };
  if (paymentStatus(payment, now) !== 'APPROVED') return { kind: 'notApproved' };
  const rest = payment.amount - payment.refunded;
  const amount = wanted ?? rest;
  if (rest === 0 || amount > rest) return { kind: 'alreadyRefunded' };
  if (amount < payment.amount && now < payment.decidedAt + settledAfterMs)
    return { kind: 'onlyInFull' };
  const after = { ...payment, refunded: payment.refunded + amount };
  const payments = session.payments.map((one) => (one === payment ? after : one));
  return {
    kind: 'refunded',
    session: { ...session, payments, refunds: session.refunds + 1 },
    payment: after,
  };
}

function dropOldest(byId: Map<number, EmulatedSession>, capacity: number): void {
  const [oldest] = byId.keys();
  if (byId.size >= capacity && oldest !== undefined) byId.delete(oldest);
}

function ledgerOf(
  byId: ReadonlyMap<number, EmulatedSession>,
  idOf: ReadonlyMap<string, number>,
  clock: SandboxClock,
): ProviderLedger {
  const truthOf = (session: EmulatedSession): MoneyTruth => ({
    provider: 'getnet',
    merchantRef: session.reference,
    captured: chargedTotal(session, clock.now()),
    refunded: session.payments.reduce((sum, { refunded }) => sum + refunded, 0),
    currency: session.currency,
    state: sessionStatus(session, clock.now()).status,
    commits: session.payments.filter((one) => paymentStatus(one, clock.now()) === 'APPROVED')
      .length,
    refunds: session.refunds,
    earlyCommits: 0,
  });
  return {
    all: () => [...byId.values()].map(truthOf),
    of: (merchantRef) => {
      const session = byId.get(idOf.get(merchantRef) ?? 0);
      return session === undefined ? null : truthOf(session);
    },
  };
}
