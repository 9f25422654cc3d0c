import { randomUUID } from 'node:crypto';
import type { Control } from '../../control/control.ts';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import { walletAnnouncer } from './wallet-announcer.ts';
import {
  capturedAmount,
  type NewWalletPayment,
  refundedAmount,
  type WalletPayment,
  walletStatus,
  type WalletStatus,
} from './wallet-payment.ts';

/**
 * The payments of one emulated wallet. Every step is synchronous, so calls never interleave. A step
 * returns the payment after it, or null if the payment's status does not allow it (or nobody knows
 * the id).
 */
export type WalletStore = {
  /**
   * Null: the reference was used before. `extra`: the wallet asks the shopper for that much more.
   */
  create(order: NewWalletPayment, extra?: number): WalletPayment | null;
  find(id: string): WalletPayment | null;
  findByRef(merchantRef: string): WalletPayment | null;
  statusOf(payment: WalletPayment): WalletStatus;
  approve(id: string): WalletPayment | null;
  decline(id: string): WalletPayment | null;
  /** Ends the time of an undecided payment now. */
  expire(id: string): WalletPayment | null;
  /** `extra`: the wallet takes that much more than asked. */
  confirm(id: string, extra?: number): WalletPayment | null;
  cancel(id: string): WalletPayment | null;
  reverse(id: string): WalletPayment | null;
  refund(id: string, amount: number, key: string | null): WalletPayment | null;
  /** Newest first. */
  newest(count: number): readonly WalletPayment[];
  ledger: ProviderLedger;
};

/** Beyond this number, the oldest payments are dropped. */
const maxPayments = 200_000;

/**
 * Creates the store of one wallet. `tell` receives each new status of a payment after its creation,
 * for the webhooks; a refund of a part repeats the status.
 */
export function createWalletStore(
  provider: string,
  { clock, timer }: Pick<Control, 'clock' | 'timer'>,
  tell: (payment: WalletPayment, status: WalletStatus) => void = () => undefined,
): WalletStore {
  const byId = new Map<string, WalletPayment>();
  const idOf = new Map<string, string>();
  const find = (id: string): WalletPayment | null => byId.get(id) ?? null;
  const statusOf = (payment: WalletPayment): WalletStatus => walletStatus(payment, clock.now());
  const announcer = walletAnnouncer({ clock, timer }, statusOf, tell);
  const save = (payment: WalletPayment): WalletPayment => {
    byId.set(payment.id, payment);
    return payment;
  };
  const change = (
    id: string,
    from: readonly WalletStatus[],
    to: (payment: WalletPayment, now: number) => Partial<WalletPayment> | null,
  ): WalletPayment | null => {
    const payment = find(id);
    if (payment === null || !from.includes(statusOf(payment))) return null;
    const changes = to(payment, clock.now());
    if (changes === null) return null;
    const saved = save({ ...payment, ...changes, version: payment.version + 1 });
    announcer.changed(saved);
    return saved;
  };
  const noteEarlyCommit = (id: string): void => {
    const payment = find(id);
    if (payment !== null && statusOf(payment) === 'open')
      save({ ...payment, earlyCommits: payment.earlyCommits + 1 });
  };
  return {
    create: (order, extra = 0) => {
      if (idOf.has(order.merchantRef)) return null;
      dropOldest(byId, idOf);
      const payment = save(newPayment(order, extra, clock.now()));
      idOf.set(order.merchantRef, payment.id);
      announcer.created(payment);
      return payment;
    },
    find,
    findByRef: (merchantRef) => find(idOf.get(merchantRef) ?? ''),
    statusOf,
    approve: (id) =>
      change(id, ['open'], ({ capturesByItself }, now) => ({
        decision: 'approved',
        decidedAt: now,
        capturedAt: capturesByItself ? now : null,
      })),
    decline: (id) => change(id, ['open'], (_, now) => ({ decision: 'declined', decidedAt: now })),
    expire: (id) => change(id, ['open'], (_, now) => ({ expiresAt: now })),
    confirm: (id, extra = 0) => {
      noteEarlyCommit(id);
      return change(id, ['approved'], ({ amount }, now) => ({
        capturedAt: now,
        amount: amount + extra,
      }));
    },
    cancel: (id) => change(id, ['open'], (_, now) => ({ cancelledAt: now })),
    reverse: (id) => change(id, ['approved'], (_, now) => ({ reversedAt: now })),
    refund: (id, amount, key) =>
      change(id, ['captured'], (payment, at) =>
        amount > payment.amount - refundedAmount(payment)
          ? null
          : { refunds: [...payment.refunds, { id: randomUUID(), amount, key, at }] },
      ),
    newest: (count) => [...byId.values()].slice(-count).toReversed(),
    ledger: ledgerOf(provider, byId, idOf, statusOf),
  };
}

const newPayment = (order: NewWalletPayment, extra: number, now: number): WalletPayment => ({
  ...order,
  amount: order.amount + extra,
  id: randomUUID(),
  createdAt: now,
  decision: 'open',
  decidedAt: null,
  capturedAt: null,
  cancelledAt: null,
  reversedAt: null,
  refunds: [],
  version: 1,
  earlyCommits: 0,
});

function dropOldest(byId: Map<string, WalletPayment>, idOf: Map<string, string>): void {
  const [oldest] = byId.size < maxPayments ? [] : byId.values();
  if (oldest === undefined) return;
  byId.delete(oldest.id);
  idOf.delete(oldest.merchantRef);
}

function ledgerOf(
  provider: string,
  byId: ReadonlyMap<string, WalletPayment>,
  idOf: ReadonlyMap<string, string>,
  statusOf: (payment: WalletPayment) => WalletStatus,
): ProviderLedger {
  const truthOf = (payment: WalletPayment): MoneyTruth => ({
    provider,
    merchantRef: payment.merchantRef,
    captured: capturedAmount(payment),
    refunded: refundedAmount(payment),
    currency: 'CLP',
    state: statusOf(payment),
    commits: payment.capturedAt === null ? 0 : 1,
    refunds: payment.refunds.length,
    earlyCommits: payment.earlyCommits,
  });
  return {
    all: () => [...byId.values()].map(truthOf),
    of: (merchantRef) => {
      const payment = byId.get(idOf.get(merchantRef) ?? '');
      return payment === undefined ? null : truthOf(payment);
    },
  };
}
