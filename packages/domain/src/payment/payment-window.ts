import { minuteMs } from '../duration.ts';
import type { PaymentMethodName } from './method-names.ts';
import { paymentMethods } from './methods.ts';
import { instantOf } from '../time/instant.ts';

/**
 * Milliseconds after its placement in which an order that is paid online can be paid. An unpaid
 * order holds its stock and its slot for as long; then it fails and releases them.
 * docs/rules/payments.md#payment-window.
 */
export const paymentWindowMs = 15 * minuteMs;

/**
 * Returns the end of the payment window of an order that is placed at `placedAt`, or null if it is
 * paid on delivery. Milliseconds.
 */
export const payableUntil = (method: PaymentMethodName, placedAt: number): number | null =>
  paymentMethods[method].isOnline ? placedAt + paymentWindowMs : null;

/**
 * Returns whether the payment window that ends at `until` (ISO instant; null: none) is open at
 * `now` (milliseconds).
 */
export const isInPaymentWindow = (until: string | null, now: number): until is string =>
  until !== null && now < instantOf(until);

/**
 * Returns the whole seconds from `now` (milliseconds) to the end of the payment window, at least 1.
 */
export const paymentWindowSecondsLeft = (until: string | null, now: number): number =>
  until === null ? 1 : Math.max(1, Math.ceil((instantOf(until) - now) / 1_000));
