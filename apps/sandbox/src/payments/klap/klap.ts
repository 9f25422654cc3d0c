import { randomBytes, randomInt } from 'node:crypto';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import {
  capturedTotal,
  confirmationAt,
  isPageOpen,
  type KlapOrder,
  type KlapPage,
  klapStatus,
  type NewKlapOrder,
} from './klap-order.ts';
import { refundKlapOrder } from './refund-klap-order.ts';
import { klapRefusals } from './klap-refusal.ts';

/** Klap's stored orders. Each call is one synchronous step, so calls never interleave. */
export type Klap = {
  /** Null: the reference was used before. */
  create(order: NewKlapOrder): KlapOrder | null;
  find(orderId: string): KlapOrder | null;
  /** Stores the shopper's decision. The first one counts. After the page's time it is `expired`. */
  decide(orderId: string, page: Exclude<KlapPage, 'open'>): KlapOrder | null;
  /**
   * Stores the shop's answer to the confirmation. Only the first answer counts, and only within ten
   * seconds.
   */
  confirm(orderId: string, isConfirmed: boolean): KlapOrder | null;
  /** `amount` null: the whole rest. */
  refund(orderId: string, amount: number | null): ProviderResponse;
  /** Newest first. */
  newest(count: number): readonly KlapOrder[];
  readonly ledger: ProviderLedger;
};

/** Beyond this number, the oldest orders are dropped. */
const maxOrders = 200_000;

export function createKlap(clock: SandboxClock, capacity = maxOrders): Klap {
  const byId = new Map<string, KlapOrder>();
  const idOf = new Map<string, string>();
  const find = (orderId: string): KlapOrder | null => byId.get(orderId) ?? null;
  const save = (order: KlapOrder): KlapOrder => {
    byId.set(order.orderId, order);
    return order;
  };
  return {
    create: (order) => {
      if (idOf.has(order.referenceId)) return null;
      if (byId.size >= capacity) dropOldest(byId, idOf);
      const created = save(newOrder(order, clock.now()));
      idOf.set(order.referenceId, created.orderId);
      return created;
    },
    find,
    decide: (orderId, page) => {
      const order = find(orderId);
      return order === null || order.page !== 'open'
        ? order
        : save(decided(order, page, clock.now()));
    },
    confirm: (orderId, isConfirmed) => {
      const order = find(orderId);
      if (order === null || confirmationAt(order, clock.now()) !== 'waiting') return order;
      return save({ ...order, confirmation: isConfirmed ? 'confirmed' : 'reversed' });
    },
    refund: (orderId, amount) => {
      const order = find(orderId);
      if (order === null) return klapRefusals.notFound;
      const { answer, after } = refundKlapOrder(order, amount, clock.now());
      if (after !== null) save(after);
      return answer;
    },
    newest: (count) => [...byId.values()].slice(-count).toReversed(),
    ledger: ledgerOf(byId, idOf, clock),
  };
}

const newOrder = (order: NewKlapOrder, now: number): KlapOrder => ({
  ...order,
  orderId: `1M${randomBytes(12).toString('hex')}`,
  mcCode: String(randomInt(10_000_000, 100_000_000)),
  createdAt: now,
  page: 'open',
  approvedAt: null,
  confirmation: 'waiting',
  refunded: 0,
  refunds: 0,
});

function decided(order: KlapOrder, page: Exclude<KlapPage, 'open'>, now: number): KlapOrder {
  if (!isPageOpen(order, now)) return { ...order, page: 'expired' };
  return { ...order, page, approvedAt: page === 'approved' ? now : null };
}

function dropOldest(byId: Map<string, KlapOrder>, idOf: Map<string, string>): void {
  const [oldest] = byId.values();
  if (oldest === undefined) return;
  byId.delete(oldest.orderId);
  idOf.delete(oldest.referenceId);
}

function ledgerOf(
  byId: ReadonlyMap<string, KlapOrder>,
  idOf: ReadonlyMap<string, string>,
  clock: SandboxClock,
): ProviderLedger {
  const truthOf = (order: KlapOrder): MoneyTruth => ({
    provider: 'klap',
    merchantRef: order.referenceId,
    captured: capturedTotal(order, clock.now()),
    refunded: order.refunded,
    currency: 'CLP',
    state: klapStatus(order, clock.now()),
    commits: confirmationAt(order, clock.now()) === 'confirmed' ? 1 : 0,
    refunds: order.refunds,
    earlyCommits: 0,
  });
  return {
    all: () => [...byId.values()].map(truthOf),
    of: (merchantRef) => {
      const order = byId.get(idOf.get(merchantRef) ?? '');
      return order === undefined ? null : truthOf(order);
    },
  };
}
