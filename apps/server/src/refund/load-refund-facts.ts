import type { RefundFacts } from '@comanda/domain/counter/refund/check-refund.ts';
import { unitShares, unitsLeft } from '@comanda/domain/counter/refund/line-shares.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import {
  endByRefund,
  type RefundableMoney,
  refundableOfAttempt,
  refundableOfBalance,
} from '@comanda/domain/counter/refund/refundable-money.ts';
import { removedWithoutRefund } from '@comanda/domain/line-removal/removals-of-order.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { amountsOf, type OrderRow } from '../order/order.rows.ts';
import { orderBalance } from '../order/move-order.rows.ts';
import type { StoredAttempt } from '../payment/attempt.rows.ts';
import { attemptsOfOrder } from '../payment/find-attempts.rows.ts';
import { type CounterRefund, refundsOfOrder } from './counter-refunds.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

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
 * Returns an order with what can be refunded of it; null when the tenant has no such order. To
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
  const money = paid
    ? moneyOfProvider(deps, paid)
    : refundableOfBalance(row.status, await orderBalance(tx, row.id));
  const facts = {
    ...money,
    ...endByRefund({
      status: row.status,
      dispatch: row.dispatch_method,
      paymentStatus: row.payment_status,
      charged: row.total,
    }),
    units: unitsOf(row, refunds),
  };
  return { row, paid, refunds, facts };
}

function moneyOfProvider({ payments }: RefundDeps, { attempt }: StoredAttempt): RefundableMoney {
  const provider = payments.providerOf(attempt.method, attempt.sum.currency);
  return refundableOfAttempt(attempt, provider?.refundsParts === true);
}

function unitsOf(row: OrderRow, refunds: readonly CounterRefund[]): readonly (readonly Minor[])[] {
  const refundedUnits = [
    ...refunds.flatMap(({ lines }) => lines),
    ...removedWithoutRefund(row.line_removals),
  ];
  return unitsLeft(unitShares(row.lines, amountsOf(row).points), refundedUnits);
}
