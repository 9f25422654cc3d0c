import { minor } from '@comanda/domain/money/money.ts';
import { canMove, isUnmade } from '@comanda/domain/order/order-status.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Effect } from '@comanda/domain/payment/effect.ts';
import type { Observation } from '@comanda/domain/payment/observation.ts';
import { closedEntries, endedEntries, paidEntries, receivedEntries, returnedEntries } from '../../features/ledger/payment-entries.ts';
import { changePayment, heldOnline, type PaymentLedger } from '../../features/order/change-payment.ts';
import { giveBack } from '../../features/order/give-back.ts';
import { balanceOf, type LockedOrder, moveOrder } from '../../features/order/move-order.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { tellOrder } from '../../platform/db/tell-order.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { announceEnd } from '../announce-end.ts';
import { hurryDeliveries } from '../delivery/hurry-deliveries.ts';
import { shownMoney } from './order-view.ts';

/** What became of an attempt, and all of the order's attempts after it. `now` in milliseconds. */
export type SettledOn = {
  order: LockedOrder;
  attempts: readonly KeptAttempt[];
  before: Attempt;
  attempt: Attempt;
  /** null: no report, an operator decided. */
  seen: Observation | null;
  effects: readonly Effect[];
  now: number;
};

/** Writes what an attempt's outcome means for its locked order: payment status, ledger, and the move to reversed when its money is gone. */
export async function changeOrder(tx: Tx, settled: SettledOn): Promise<void> {
  const { order, attempts, attempt, effects, now } = settled;
  const pays = effects.some((effect) => effect.do === 'payOrder');
  const unpays = effects.some((effect) => effect.do === 'unpayOrder');
  const paidBy = pays ? attempt.id : (order.payment?.paidBy ?? null);
  const money = shownMoney(order, attempts, paidBy);
  const ledger = await ledgerOf(tx, settled, pays);
  if (ledger === null && !unpays && isShown(order, money)) return;
  const at = new Date(now).toISOString();
  await changePayment(tx, { id: order.id, ...money, at, waitedMs: pays ? now - begins(order, now) : 0, ledger });
  if (pays && order.status === 'creation_scheduled') {
    await moveOrder(tx, { id: order.id, status: 'scheduled', paymentStatus: money.paymentStatus, at, ledger: null });
  }
  if (unpays) await reverse(tx, order, at);
  if (pays || unpays) await extendGuestTokens(tx, order.buyer_id, now);
  await tellOrder(tx, order.id);
}

/** When the kitchen would begin, were it paid by then: an order is later by what its money comes later. */
const begins = ({ created_at, opens_at }: LockedOrder, now: number): number =>
  opens_at === null ? Date.parse(created_at) : Math.max(Math.min(now, Date.parse(opens_at)), Date.parse(created_at));

const isShown = (order: LockedOrder, { paymentStatus, payment }: ReturnType<typeof shownMoney>): boolean =>
  order.payment_status === paymentStatus &&
  (['stage', 'problem', 'cardLastDigits', 'authorisationCode', 'paidBy'] as const).every((key) => order.payment?.[key] === payment[key]);

/**
 * A paid order whose money is gone ends: reversed, and cancelled first where its kitchen has not begun. One whose food still moves goes
 * on; the operator was alerted.
 */
async function reverse(tx: Tx, order: LockedOrder, at: string): Promise<void> {
  const { id, status, dispatch_method } = order;
  if (status === 'created') await moveOrder(tx, { id, status: 'cancelled', paymentStatus: 'completed', at, ledger: null });
  else if (!canMove(status, 'reversed', dispatch_method)) return;
  await announceEnd(tx, order, 'refunded', Date.parse(at));
  if (isUnmade(status)) await giveBack(tx, id, Date.parse(at));
  const entries = endedEntries(await balanceOf(tx, id));
  await moveOrder(tx, { id, status: 'reversed', paymentStatus: 'reversed', at, ledger: { event: 'reversed', entries } });
  if (dispatch_method === 'store_delivery') await hurryDeliveries(tx, id, Date.parse(at));
}

/** Money that came, or went back, by this report; null when none moved. */
async function ledgerOf(tx: Tx, { before, attempt, seen, effects }: SettledOn, pays: boolean): Promise<PaymentLedger | null> {
  const attemptId = attempt.id;
  if (pays) return { event: 'paid', attemptId, entries: paidEntries(attempt.sum.minor) };
  if (before.state === attempt.state) return null;
  if (attempt.state === 'reversing' && (seen?.reported === 'captured' || seen?.reported === 'partlyReturned')) {
    const owed = effects.find((effect) => effect.do === 'giveBack');
    return owed ? { event: 'received', attemptId, entries: receivedEntries(owed.minor) } : null;
  }
  if (attempt.state !== 'reversed') return null;
  const held = minor(await heldOnline(tx, attemptId));
  if (attempt.isClosed) return { event: 'closed', attemptId, entries: closedEntries(held) };
  return { event: 'returned', attemptId, entries: returnedEntries(held, before.state !== 'completed') };
}
