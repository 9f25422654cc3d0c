import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentProblem } from '@comanda/domain/payment/attempt.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import type { StartProblem } from '../../shop/order/order-links.ts';
import { adviceAfterDecline, stepTexts } from '../../shop/money/payment-texts.ts';
import { isPayable, orderPaymentState } from '../../shop/money/order-payment-state.ts';

/** The start that failed a moment ago; both null: none did. */
export type StartFailure = { problem: StartProblem | null; method: PaymentMethodName | null };
type FailureText = { title: string; text: string };

/**
 * Explains an unpaid order's payment: it is being refunded, its time is over, or the newest attempt
 * failed and why. `failure`: a payment could not be started a moment ago, and by which method.
 * docs/rules/payments.md#failed-payment-page.
 */
export function paymentFailureText(
  order: Order,
  { problem: startProblem, method: started }: StartFailure,
  total: string,
  words: PaymentTexts,
): FailureText {
  const method = started ?? order.paymentMethod;
  const money = orderPaymentState(order);
  if (money === 'refunding')
    return { title: words.returningTitle, text: words.returningText(total) };
  if (money === 'refunded') return { title: words.returnedTitle, text: words.returnedText(total) };
  if (!isPayable(order)) return { title: words.lapsedTitle, text: words.lapsedText(order.number) };
  if (startProblem === 'network') return { title: words.brokenTitle, text: words.unavailableText };
  const problem = startProblem ?? order.payment?.problem ?? null;
  return problem === null
    ? { title: words.leftTitle, text: words.dueText(order.number) }
    : problemText(problem, method, words);
}

type Problem = PaymentProblem | Exclude<StartProblem, 'network'>;

function problemText(
  problem: Problem,
  method: PaymentMethodName,
  words: PaymentTexts,
): FailureText {
  const { name } = words.methods[method];
  const wayOn = isPaidOnline(method) ? adviceAfterDecline(method, words) : '';
  const step = stepTexts(method, words);
  switch (problem) {
    case 'declined':
      return { title: words.declinedTitle, text: words.declinedText(wayOn) };
    case 'cancelled':
      return { title: words.cancelledTitle, text: step.cancelled(name) };
    case 'expired':
      return { title: step.expiredTitle(name), text: words.expiredText };
    case 'unavailable':
      return { title: step.unavailableTitle(name), text: words.unavailableText };
    case 'tooLate':
      return { title: words.tooLateTitle(name), text: words.tooLateText };
    case 'coupon':
      return { title: words.couponTitle, text: words.couponText };
    case 'cardGone':
      return { title: words.cardGoneTitle, text: words.cardGoneText };
    case 'authentication':
      return { title: words.authenticationTitle, text: words.authenticationText };
    case 'limit':
      return { title: words.limitTitle, text: words.limitText };
    default:
      return unreachable(problem);
  }
}
