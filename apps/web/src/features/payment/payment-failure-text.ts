import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentProblem } from '@comanda/domain/payment/attempt.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { PaymentTexts } from '@comanda/i18n/es/payments.ts';
import type { StartProblem } from '../../shop/order/order-links.ts';
import { isPayable, orderPaymentState } from '../../shop/money/order-payment-state.ts';

type FailureText = { title: string; text: string };

/**
 * Explains an unpaid order's payment: it is being refunded, its time is over, or the newest attempt failed and why. `startProblem`: the
 * provider could not be opened a moment ago. docs/rules/payments.md#failed-payment-page.
 */
export function paymentFailureText(
  order: Order,
  startProblem: StartProblem | null,
  total: string,
  words: PaymentTexts,
): FailureText {
  const method = words.methods[order.paymentMethod].label;
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

function problemText(problem: PaymentProblem, method: string, words: PaymentTexts): FailureText {
  switch (problem) {
    case 'declined':
      return { title: words.declinedTitle, text: words.declinedText };
    case 'cancelled':
      return { title: words.cancelledTitle, text: words.cancelledText(method) };
    case 'expired':
      return { title: words.expiredTitle(method), text: words.expiredText };
    case 'unavailable':
      return { title: words.unavailableTitle(method), text: words.unavailableText };
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
