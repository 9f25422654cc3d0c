import type { RefundReason } from '@comanda/domain/counter/refund/refund-reasons.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { loweredEntries } from '@comanda/domain/ledger/lowered-amount.ts';
import { moneyOfRemoval } from '@comanda/domain/line-removal/check-removal.ts';
import type { LineRemoval, RemovalReason } from '@comanda/domain/line-removal/line-removal.ts';
import {
  areUnitsSellable,
  unitsByProduct,
} from '@comanda/domain/line-removal/stock-after-removal.ts';
import type { Substitute } from '@comanda/domain/line-removal/substitute.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { readBoardRow } from '../board/board.rows.ts';
import type { Deps } from '../deps.ts';
import { bookLowered } from '../ledger/book-movements.rows.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { removeStockUnits } from '../order/reservations/remove-stock-units.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type CounterRefund, insertCounterRefund } from '../refund/counter-refunds.rows.ts';
import { refundLockedOrder, type RefundDeps } from '../refund/refund-locked-order.ts';
import { refundRefusal } from '../refund/refund-refusal.ts';
import { loadRemovalFacts } from './load-removal-facts.ts';
import { removalRefusal } from './removal-refusal.ts';
import { takeSubstitute } from './take-substitute.ts';

export type RemovalDeps = RefundDeps & Pick<Deps, 'menus'>;

/**
 * Takes the units of an answered proposal off a locked order: their money goes back as a refund of
 * lines does, or is not collected, and their stock follows; the dish that comes in for them is
 * taken out of the stock. Refused, and nothing changes, if their money is no longer what the
 * shopper was told, or that dish is sold out. `now` in milliseconds.
 * docs/rules/line-removals.md#money-of-removed-units.
 */
export async function applyRemoval(
  deps: RemovalDeps,
  tx: Tx,
  order: LockedOrder,
  removal: LineRemoval,
  now: number,
): Promise<Result<null, Refusal>> {
  const found = await loadRemovalFacts(tx, deps, order.id);
  if (!found) return refuse(refusalOf('NOT_FOUND'));
  const money = moneyOfRemoval(found.facts, removal);
  if (!money.ok) return refuse(removalRefusal(money.error, order.status));
  if (money.value.way !== removal.way) return refuse(removalRefusal('changed', order.status));
  const { substitute } = removal;
  if (substitute && !(await takeSubstitute(deps, tx, order, substitute, now)))
    return refuse(removalRefusal('substituteGone', order.status));
  const moved = await moveMoney(deps, tx, order, removal, isoOf(now));
  if (!moved.ok) {
    if (substitute) await releaseSubstitute(tx, order, substitute, now);
    return moved;
  }
  const { started_at: startedAt } = await readBoardRow(tx, order.id);
  const isStockRaised = await removeStockUnits(
    tx,
    order.id,
    unitsByProduct(found.row.lines, removal.lines),
    {
      areSellable: areUnitsSellable(order.status, startedAt, removal.reason),
      now,
    },
  );
  if (isStockRaised) tx.onCommit(() => deps.stockNotice.publish(tx.tenantId, order.store_id));
  return accept(null);
}

const releaseSubstitute = (
  tx: Tx,
  order: LockedOrder,
  { productId, quantity }: Substitute,
  now: number,
): Promise<boolean> =>
  removeStockUnits(tx, order.id, { [productId]: quantity }, { areSellable: true, now });

async function moveMoney(
  deps: RefundDeps,
  tx: Tx,
  order: LockedOrder,
  { id, way, amount, lines, reason, staffId }: LineRemoval,
  at: string,
): Promise<Result<null, Refusal>> {
  if (way === 'none') return accept(null);
  if (way === 'due') {
    await bookLowered(tx, { id, orderId: order.id, at }, loweredEntries(amount));
    return accept(null);
  }
  const refund: CounterRefund = {
    ...{ id, orderId: order.id, staffId, at, part: 'lines', way, amount, lines, note: '' },
    reason: refundReasonOf[reason],
  };
  const refunded = await refundLockedOrder(deps, tx, order, refund);
  if (!refunded.ok) return refuse(refundRefusal(refunded.error, order.status));
  await insertCounterRefund(tx, refund);
  return accept(null);
}

const refundReasonOf: Readonly<Record<RemovalReason, RefundReason>> = {
  soldOut: 'missing',
  kitchenProblem: 'missing',
  shopperAsked: 'other',
};
