import type { RefundFacts } from '@comanda/domain/counter/refund/check-refund.ts';
import { unitShares, unitsLeft } from '@comanda/domain/counter/refund/line-shares.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import { endOfRefund } from '@comanda/domain/order/order-end.ts';
import { canTransition } from '@comanda/domain/order/order-status.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { leftToRefund } from '@comanda/domain/payment/refund-part.ts';
import type { Deps } from '../../../deps.ts';
import { findOrder } from '../../../features/order/find-orders.ts';
import { amountsOf, type OrderRow } from '../../../features/order/order-rows.ts';
import { orderBalance } from '../../../features/order/move-order.ts';
import type { StoredAttempt } from '../../../features/payment/attempt-rows.ts';
import { attemptsOfOrder } from '../../../features/payment/find-attempts.ts';
import { type CounterRefund, refundsOfOrder } from '../../../features/refund/counter-refunds.ts';
import type { Tx } from '../../../platform/db/tenant-transaction.ts';

/**
 * An order with all that decides about a refund of it. `paid`: the attempt that paid it, also while
 * all of it goes back.
 */
export type OrderForRefund = {
  readonly row: OrderRow;
  readonly paid: StoredAttempt | null;
  readonly refunds: readonly (CounterRefund & { staffName: string })[];
  readonly facts: RefundFacts;
};

type RefundDeps = { payments: Pick<Deps['payments'], 'providerOf'> };

/**
 * Returns an order with what can be given back of it; null when the tenant has no such order. To
 * decide by it, lock the order first. docs/rules/counter-money.md#what-is-left-to-refund.
 */
export async function loadOrderForRefund(
  tx: Tx,
  deps: RefundDeps,
  orderId: OrderId,
): Promise<OrderForRefund | null> {
  const row = await findOrder(tx, orderId);
  if (!row) return null;
  const attempts = await attemptsOfOrder(tx, orderId);
  const paid = attempts.find(({ attempt }) => attempt.id === row.payment?.paidBy) ?? null;
  const refunds = await refundsOfOrder(tx, orderId);
  const money = paid ? moneyOfProvider(deps, paid) : await moneyByHand(tx, row);
  const facts = {
    ...money,
    isFree: isPaidAtOnce(row.total) && row.payment_status === 'completed',
    canEnd: canTransition(row.status, endOfRefund(row.status), row.dispatch_method),
    units: unitsOf(row, refunds),
  };
  return { row, paid, refunds, facts };
}

type Money = Pick<RefundFacts, 'way' | 'partWay' | 'left'>;
const nothing: Money = { way: null, partWay: null, left: zero };

function moneyOfProvider({ payments }: RefundDeps, { attempt }: StoredAttempt): Money {
  const { state, sum, method } = attempt;
  if (state !== 'completed') return nothing;
  const takesParts = payments.providerOf(method, sum.currency)?.refundsParts === true;
  return {
    way: 'provider',
    partWay: takesParts ? 'provider' : 'hand',
    left: leftToRefund(attempt),
  };
}

/**
 * Money that the store collected is given back by hand; the order's ledger tells how much of it is
 * left, and where.
 */
async function moneyByHand(tx: Tx, { id, status }: OrderRow): Promise<Money> {
  if (status !== 'completed') return nothing;
  const balance = await orderBalance(tx, id);
  const held = balance.find(({ account }) => account === 'cash' || account === 'card');
  if (!held || (held.account !== 'cash' && held.account !== 'card')) return nothing;
  return { way: held.account, partWay: held.account, left: held.amount };
}

function unitsOf(row: OrderRow, refunds: readonly CounterRefund[]): readonly (readonly Minor[])[] {
  const givenBack = refunds.flatMap(({ lines }) => lines);
  return unitsLeft(unitShares(row.lines, amountsOf(row).points), givenBack);
}
