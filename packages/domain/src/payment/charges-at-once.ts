import type { Attempt } from './attempt.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import type { PaymentMethodName } from './method-names.ts';
import { paymentMethods } from './methods.ts';

/** Returns whether the start of a payment by this method asks for the money at once, without a page on which the shopper could still leave. */
export const chargesAtOnce = (method: PaymentMethodName): boolean => {
  const { flow } = paymentMethods[method];
  return flow === 'savedCard' || flow === 'cardToken';
};

/**
 * Returns whether a charge of the order has no known result yet. No other payment may start then: both could take the money.
 * docs/rules/payments.md#unknown-charge.
 */
export const hasUnknownCharge = (attempts: readonly Pick<Attempt, 'method' | 'state'>[]): boolean =>
  attempts.some(({ method, state }) => chargesAtOnce(method) && isAttemptOpen(state));
