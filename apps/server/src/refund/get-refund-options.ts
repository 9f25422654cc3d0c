import type { getRefundOptions as endpoint } from '@comanda/contract/counter/refunds.ts';
import { refundStateOf } from '@comanda/domain/counter/refund/refund-state.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { waivedAmount } from '@comanda/domain/line-removal/removals-of-order.ts';
import { endOfRefund } from '@comanda/domain/order/order-end.ts';
import { add, atLeastZero, type Minor, subtract, zero } from '@comanda/domain/money/money.ts';
import { duePart } from '@comanda/domain/payment/due-part.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { shownMethod } from '../order/stored-payment.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { loadOrderForRefund, type OrderForRefund } from './load-refund-facts.ts';

type Endpoint = typeof endpoint;

/**
 * Returns what is left to refund of an order. NOT_FOUND for an order of another store.
 * docs/rules/counter-money.md#what-is-left-to-refund.
 */
export async function getRefundOptions(
  deps: Pick<Deps, 'db' | 'payments'>,
  { params, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const order = await withTenant(deps.db, tenant.id, (tx) =>
    loadOrderForRefund(tx, deps, params.orderId),
  );
  const { storeIds } = staffSessionOf(session);
  if (!order || !staffReachesStore(storeIds, order.row.store_id))
    return refuse(refusalOf('NOT_FOUND'));
  const { row, facts, refunds } = order;
  return accept({
    orderId: row.id,
    number: row.number,
    status: row.status,
    paymentMethod: shownMethod(row),
    total: row.total,
    left: atLeastZero(facts.left),
    way: facts.way,
    partWay: facts.partWay,
    endsAs: facts.canEnd ? endOfRefund(row.status) : null,
    lines: row.lines.map(({ name, quantity }, at) => ({
      name,
      quantity,
      units: facts.units[at] ?? [],
    })),
    refunds,
    ...refundedSoFar(order, now),
  });
}

type RefundedSoFar = { returned: Minor; due: Minor; state: ReturnType<typeof refundStateOf> };

function refundedSoFar({ row, paid, refunds, facts }: OrderForRefund, now: number): RefundedSoFar {
  const last = refunds.at(-1);
  const lastAt = last === undefined ? null : instantOf(last.at);
  if (!paid) {
    const returned =
      last === undefined
        ? zero
        : subtract(subtract(row.total, waivedAmount(row.line_removals)), facts.left);
    return {
      returned,
      due: zero,
      state: refundStateOf({ isOpen: false, isClosed: false, lastAt }, now),
    };
  }
  const { attempt } = paid;
  const returned = add(attempt.refunded, attempt.refundedOutside ?? zero);
  const rest = atLeastZero(subtract(attempt.sum.minor, returned));
  const due = attempt.state === 'refunding' ? rest : duePart(attempt);
  const isClosed = attempt.isRefundClosed === true;
  const state = refundStateOf({ isOpen: due > 0, isClosed, lastAt }, now);
  return { returned, due: isClosed ? zero : due, state };
}
