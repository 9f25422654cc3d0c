import type { Attempt } from './attempt.ts';
import { isAttemptOpen } from './attempt-graph.ts';
import type { PaymentMethodName } from './method-names.ts';
import { paymentMethods } from './methods.ts';

/**
 * Returns whether the start of a payment by this method asks for the money at once, without a page
 * on which the shopper could still leave.
 */
export const chargesAtOnce = (method: PaymentMethodName): boolean => {
  const { flow } = paymentMethods[method];
  return flow === 'savedCard' || flow === 'cardToken';
};

type MaybeCharged = Pick<Attempt, 'method' | 'state' | 'isLastStepSent'>;

/**
 * Returns whether the attempt may have taken the money and has no known result yet: a charge, the
 * first call of a framed payment, which a bank may decide without its check, and a last step that
 * was sent. docs/rules/payments.md#unknown-charge.
 */
export const isUnknownCharge = ({ method, state, isLastStepSent }: MaybeCharged): boolean =>
  isAttemptOpen(state) &&
  (isLastStepSent === true ||
    chargesAtOnce(method) ||
    (paymentMethods[method].flow === 'htmlForm' && state === 'created'));

/**
 * Returns whether a charge of the order has no known result yet. No other payment may start then:
 * both could take the money. docs/rules/payments.md#unknown-charge.
 */
export const hasUnknownCharge = (attempts: readonly MaybeCharged[]): boolean =>
  attempts.some(isUnknownCharge);
