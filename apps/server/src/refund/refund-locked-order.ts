import type { RefundProblem } from '@comanda/domain/counter/refund/check-refund.ts';
import { refundByHandEntries } from '@comanda/domain/ledger/refund-by-hand.ts';
import { endOfRefund } from '@comanda/domain/order/order-end.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { bookRefundByHand } from '../ledger/book-movements.rows.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import type { CounterRefund } from './counter-refunds.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { endOrder, type EndOrderDeps } from '../order/end-order.ts';
import { refundPartInTransaction } from './refund-part-of-order.ts';

export type RefundDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'payments'> & EndOrderDeps;

/**
 * Refunds the money of a refund that was decided, of a locked order: the end of the order refunds
 * the whole, the payment machinery a part of an online payment, and the ledger notes a part of
 * collected money that the store refunds by hand. docs/rules/counter-money.md#refund-by-hand.
 */
export async function refundLockedOrder(
  deps: RefundDeps,
  tx: Tx,
  order: LockedOrder,
  refund: CounterRefund,
): Promise<Result<null, RefundProblem>> {
  const { part, way } = refund;
  if (part === 'whole') return endByStaff(deps, tx, order, refund);
  const refunded =
    way === 'provider' || way === 'hand'
      ? await refundOnlinePart(deps, tx, refund)
      : accept(await bookRefundByHand(tx, refund, refundByHandEntries(refund.amount, way)));
  if (!refunded.ok) return refunded;
  await publishOrderChange(tx, order.id);
  tx.onCommit(() => deps.events.emit({ tenantId: tx.tenantId, kind: 'order', id: order.id }));
  return accept(null);
}

/** Ends a locked order for staff, with the refund of all that was paid. */
export async function endByStaff(
  deps: EndOrderDeps,
  tx: Tx,
  order: LockedOrder,
  { reason, staffId, at }: Pick<CounterRefund, 'reason' | 'staffId' | 'at'>,
): Promise<Result<null, RefundProblem>> {
  const why = `${reason} (${staffId})`;
  const end = { status: endOfRefund(order.status), why, author: 'counter' } as const;
  const hasEnded = await endOrder(deps, tx, order, { ...end, now: instantOf(at) });
  return hasEnded ? accept(null) : refuse('cannotEnd');
}

async function refundOnlinePart(
  deps: RefundDeps,
  tx: Tx,
  { id, orderId, amount, way, reason, staffId }: CounterRefund,
): Promise<Result<null, RefundProblem>> {
  const request = {
    ...{ orderId, amount, why: reason, who: staffId, key: id },
    isByHand: way === 'hand',
  };
  const outcome = await refundPartInTransaction(tx, deps, request);
  if (outcome.ok) return accept(null);
  switch (outcome.error) {
    case 'wholeAmount':
      return refuse('isWhole');
    case 'notFound':
    case 'noReason':
      return refuse('notPaid');
    case 'notPaid':
    case 'noAmount':
    case 'wholeOnly':
      return refuse(outcome.error);
  }
}
