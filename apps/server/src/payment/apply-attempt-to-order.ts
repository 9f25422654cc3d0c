import {
  isRefundOver,
  moneyMovement,
  type ReportedAttempt,
} from '@comanda/domain/ledger/attempt-money.ts';
import { refundedPart } from '@comanda/domain/ledger/part-money.ts';
import { surplusMovements } from '@comanda/domain/ledger/surplus-money.ts';
import { minor, zero } from '@comanda/domain/money/money.ts';
import { endOfRefundedMoney } from '@comanda/domain/order/order-end.ts';
import { preparationDelay } from '@comanda/domain/slots/preparation-start.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { bookMovements } from '../ledger/book-movements.rows.ts';
import {
  saveOrderPayment,
  amountHeldOnline,
  type PaymentLedger,
} from '../order/change-payment.rows.ts';
import { type LockedOrder, moveOrder } from '../order/move-order.rows.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { extendGuestTokens } from '../session/session.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { endOrder, type EndOrderDeps } from '../order/end-order.ts';
import { paymentOfAttempts } from './payment-of-attempts.ts';

/**
 * A report's change of an attempt, and all of the order's attempts after it. `now` in milliseconds.
 */
export type AttemptChange = ReportedAttempt & {
  order: LockedOrder;
  attempts: readonly StoredAttempt[];
  now: number;
};

/**
 * Applies an attempt's new state to its locked order: payment status and ledger. A refund ends an
 * order that has not begun or was handed over ({@link endOfRefundedMoney}).
 */
export async function applyAttemptToOrder(
  deps: EndOrderDeps,
  tx: Tx,
  change: AttemptChange,
): Promise<void> {
  const { order, attempts, attempt, effects, now } = change;
  const isPayment = effects.some((effect) => effect.do === 'payOrder');
  const isRefund = effects.some((effect) => effect.do === 'markOrderRefunded');
  const paidBy = isPayment ? attempt.id : (order.payment?.paidBy ?? null);
  const money = paymentOfAttempts(order, attempts, paidBy);
  const ledger = await ledgerOf(tx, change);
  const part = refundedPart(change.before, attempt);
  const movements = [...surplusMovements(change.before, attempt), ...(part ? [part] : [])];
  if (change.report !== null) await bookMovements(tx, order.id, attempt.id, movements, isoOf(now));
  if (ledger === null && !isRefund && isAlreadyShown(order, money)) return;
  const at = isoOf(now);
  await saveOrderPayment(tx, {
    id: order.id,
    ...money,
    at,
    preparationDelayMs: isPayment ? preparationDelay(startFacts(order), now) : 0,
    ledger,
    isPaid: isPayment,
  });
  if (isPayment && order.status === 'creation_scheduled') {
    await moveOrder(tx, {
      id: order.id,
      status: 'scheduled',
      paymentStatus: money.paymentStatus,
      at,
      ledger: null,
    });
  }
  const status = isRefund ? endOfRefundedMoney(order.status) : null;
  if (status !== null) {
    const why = 'the provider shows the money as refunded';
    await endOrder(deps, tx, order, { status, why, author: 'provider', now });
  }
  if (isPayment || isRefund) await extendGuestTokens(tx, order.buyer_id, now);
  await publishOrderChange(tx, order.id);
}

const startFacts = ({ created_at, opens_at }: LockedOrder) => ({
  createdAt: instantOf(created_at),
  opensAt: instantOf(opens_at),
});

const isAlreadyShown = (
  order: LockedOrder,
  { paymentStatus, payment }: ReturnType<typeof paymentOfAttempts>,
): boolean =>
  order.payment_status === paymentStatus &&
  (['stage', 'problem', 'cardLastDigits', 'authorisationCode', 'paidBy', 'method'] as const).every(
    (key) => order.payment?.[key] === payment[key],
  ) &&
  (['returned', 'due', 'byHand'] as const).every(
    (key) => order.payment?.partialRefund?.[key] === payment.partialRefund?.[key],
  );

/** Ledger entries for money received or refunded by this report; null if no money moved. */
async function ledgerOf(tx: Tx, change: AttemptChange): Promise<PaymentLedger | null> {
  const attemptId = change.attempt.id;
  const held = isRefundOver(change) ? minor(await amountHeldOnline(tx, attemptId)) : zero;
  const moved = moneyMovement(change, held);
  return moved && { ...moved, attemptId };
}
