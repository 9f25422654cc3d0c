const second = 1_000;

/**
 * Klap reverses a payment that the shop does not confirm within this time, milliseconds of the
 * emulator's clock.
 */
const confirmWithinMs = 10 * second;

/**
 * State of the payment page. `approved`: the balance is charged, and the shop has to confirm it.
 */
export type KlapPage = 'open' | 'approved' | 'declined' | 'cancelled' | 'expired';
/** The shop's answer to the confirmation webhook. */
export type KlapConfirmation = 'waiting' | 'confirmed' | 'reversed';
export type KlapStatus = 'pending' | 'completed' | 'rejected' | 'canceled' | 'expired' | 'refund';

/**
 * An order to be created, as the shop sent it. Whole pesos; `expiresInMs` null: the page does not
 * expire.
 */
export type NewKlapOrder = {
  readonly referenceId: string;
  readonly total: number;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly confirmUrl: string;
  readonly rejectUrl: string;
  readonly expiresInMs: number | null;
};

/** One order. Instants in milliseconds of the emulator's clock, amounts in whole pesos. */
export type KlapOrder = NewKlapOrder & {
  readonly orderId: string;
  readonly mcCode: string;
  readonly createdAt: number;
  readonly page: KlapPage;
  readonly approvedAt: number | null;
  readonly confirmation: KlapConfirmation;
  readonly refunded: number;
  readonly refunds: number;
};

/** True while the shopper can decide on the page. */
export const isPageOpen = ({ page, createdAt, expiresInMs }: KlapOrder, now: number): boolean =>
  page === 'open' && (expiresInMs === null || now < createdAt + expiresInMs);

/**
 * Returns the state of the confirmation at an instant. Without an answer in time the payment is
 * reversed.
 */
export const confirmationAt = (
  { confirmation, approvedAt }: KlapOrder,
  now: number,
): KlapConfirmation =>
  confirmation === 'waiting' && approvedAt !== null && now >= approvedAt + confirmWithinMs
    ? 'reversed'
    : confirmation;

/** Returns Klap's word for the order at an instant. */
export function klapStatus(order: KlapOrder, now: number): KlapStatus {
  if (order.page === 'declined') return 'rejected';
  if (order.page === 'cancelled') return 'canceled';
  if (order.page !== 'approved') return isPageOpen(order, now) ? 'pending' : 'expired';
  const confirmation = confirmationAt(order, now);
  if (confirmation === 'waiting') return 'pending';
  if (confirmation === 'reversed' || order.refunded >= order.total) return 'refund';
  return 'completed';
}

/**
 * Returns the amount that the shop received: nothing before its confirmation and nothing after a
 * reversal.
 */
export const capturedTotal = (order: KlapOrder, now: number): number =>
  order.page === 'approved' && confirmationAt(order, now) === 'confirmed' ? order.total : 0;
