import type { refundOrder as endpoint } from '@comanda/contract/counter/refunds.ts';
import { checkRefund, wayOfPart } from '@comanda/domain/counter/refund/check-refund.ts';
import type { RefundWay } from '@comanda/domain/counter/refund/refund-reasons.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type Minor, subtract, zero } from '@comanda/domain/money/money.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { lockOrder, type LockedOrder, readOrderUnlocked } from '../order/move-order.rows.ts';
import { type CounterRefund, insertCounterRefund } from './counter-refunds.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { type CounterOutcome, runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { endByStaff, refundLockedOrder, type RefundDeps } from './refund-locked-order.ts';
import { loadOrderForRefund } from './load-refund-facts.ts';
import { refundRefusal } from './refund-refusal.ts';

type Endpoint = typeof endpoint;
type Answer = { amount: Minor; way: RefundWay | null; left: Minor };

/**
 * Refunds a part or the whole of an order. Decision, ledger, payment attempt, refund job and audit
 * entry are one commit under the order's lock; no provider is called.
 * docs/rules/counter-money.md#refund-by-staff.
 */
export async function refundOrder(
  deps: RefundDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, params } = call;
  const seen = await withTenant(deps.db, tenant.id, (tx) => readOrderUnlocked(tx, params.orderId));
  if (!seen) return refuse(refusalOf('NOT_FOUND'));
  const action = { storeId: seen.store_id, kind: 'order.refund', subject: params.orderId } as const;
  return runCounterAction(deps, call, action, (tx) => refundLocked(deps, tx, call));
}

async function refundLocked(
  deps: RefundDeps,
  tx: Tx,
  { params, body, session, now }: Call<Endpoint>,
): Promise<Result<CounterOutcome<Answer>, Refusal>> {
  const order = await lockOrder(tx, params.orderId);
  const found = order && (await loadOrderForRefund(tx, deps, order.id));
  if (!order || !found) return refuse(refusalOf('NOT_FOUND'));
  const { part, amount, reason, lines = [], note = '' } = body;
  const checked = checkRefund(found.facts, { part, amount, lines, way: body.way });
  if (!checked.ok) return refuse(refundRefusal(checked.error, order.status));
  const { left, isFree } = found.facts;
  const { staffId } = staffSessionOf(session);
  const at = isoOf(now);
  if (isFree) return endFreeOrder(deps, tx, order, { reason, staffId, at });
  const way = wayOfPart(found.facts, part);
  if (way === null) return refuse(refundRefusal('notPaid', order.status));
  const refund = {
    id: deps.random.id(now),
    orderId: order.id,
    ...{ staffId, at },
    ...{ part, way, amount, reason, note: note.trim(), lines: part === 'lines' ? lines : [] },
  };
  const refunded = await refundLockedOrder(deps, tx, order, refund);
  if (!refunded.ok) return refuse(refundRefusal(refunded.error, order.status));
  await insertCounterRefund(tx, refund);
  return accept({
    answer: { amount, way, left: subtract(left, amount) },
    detail: { part, way, amount, reason, lines: refund.lines },
  });
}

/**
 * Ends an order that cost nothing: no refund is stored, because no money goes back.
 * docs/rules/counter-money.md#end-of-an-order-of-total-0.
 */
async function endFreeOrder(
  deps: RefundDeps,
  tx: Tx,
  order: LockedOrder,
  by: Pick<CounterRefund, 'reason' | 'staffId' | 'at'>,
): Promise<Result<CounterOutcome<Answer>, Refusal>> {
  const ended = await endByStaff(deps, tx, order, by);
  if (!ended.ok) return refuse(refundRefusal(ended.error, order.status));
  const nothing = { amount: zero, way: null };
  return accept({
    answer: { ...nothing, left: zero },
    detail: { part: 'whole', ...nothing, reason: by.reason, lines: [] },
  });
}
