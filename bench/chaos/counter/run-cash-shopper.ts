import { setTimeout as wait } from 'node:timers/promises';
import { undoWindowMs } from '@comanda/domain/order/undo-window.ts';
import {
  type Buyer,
  type BuyerDeps,
  cancel,
  fetchPaymentStatus,
  newBuyer,
  NoAnswerError,
} from '../buyer.ts';
import { cashOrder } from '../chaos-brands.ts';
import { becomeGuest, placeOrder } from '../place-order.ts';

/** Share of the shoppers who cancel. */
const cancelShare = 0.7;
/**
 * A shopper cancels as long before or after the end of the undo window at most, in milliseconds.
 */
const aroundMs = 800;

/**
 * Runs one shopper who pays in cash at the counter. Most cancel when the time in which they can is
 * about to end: at that moment the order is released and the tablets of the store accept it.
 */
export async function runCashShopper(parts: BuyerDeps): Promise<void> {
  const brand = parts.brands[Math.floor(parts.draw() * parts.brands.length)] ?? parts.brands[0];
  if (!brand) throw new Error('the run has no brands');
  const isCancelling = parts.draw() < cancelShare;
  const aroundEnd = (parts.draw() * 2 - 1) * aroundMs;
  if (isCancelling) parts.tally.note('cash shopper wants: to cancel');
  const buyer = newBuyer(parts, cashOrder(brand));
  try {
    await orderInCash(buyer, isCancelling ? undoWindowMs + aroundEnd : null);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    parts.tally.note('shopper gave up');
  }
}

/** `cancelsAfter`: milliseconds from the placing to the cancellation; null: never. */
async function orderInCash(buyer: Buyer, cancelsAfter: number | null): Promise<void> {
  const orderIds = new Set<string>();
  buyer.token = await becomeGuest(buyer);
  const begun = performance.now();
  await placeOrder(buyer, orderIds);
  const [orderId] = orderIds;
  if (orderId === undefined) return;
  buyer.tally.note('cash order placed');
  await fetchPaymentStatus(buyer, orderId);
  if (cancelsAfter === null) return;
  await wait(Math.max(0, cancelsAfter - (performance.now() - begun)));
  await cancel(buyer, orderId);
}
