import type { Minor } from '../money/money.ts';
import { unreachable } from '../unreachable.ts';
import { paymentMethods } from './methods.ts';
import { isPaidAtOnce } from './paid-at-once.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * The browser's next step after the order exists, one for each way in which money reaches us.
 * `authoriseSavedCard`: the stored card is charged at once. `chargeSubscription`: it is charged
 * with a token that the browser asks for first.
 * docs/rules/payments.md#next-step-after-placing-an-order.
 */
export type PaymentStep =
  | { kind: 'success' }
  | { kind: 'redirect' }
  | { kind: 'authoriseSavedCard' }
  | { kind: 'chargeSubscription' }
  | { kind: 'payWithToken' }
  | { kind: 'openLink' }
  | { kind: 'askCvc' };

/**
 * Returns the step of an order by its method and its charged amount (minor units). An order that
 * costs nothing needs no payment.
 */
export function paymentStep(method: PaymentMethodName, charged: Minor): PaymentStep {
  if (isPaidAtOnce(charged)) return { kind: 'success' };
  const { flow, tokenFromBrowser } = paymentMethods[method];
  switch (flow) {
    case 'onDelivery':
      return { kind: 'success' };
    case 'redirect':
      return { kind: 'redirect' };
    case 'savedCard':
      return { kind: tokenFromBrowser ? 'chargeSubscription' : 'authoriseSavedCard' };
    case 'cardToken':
      return { kind: 'payWithToken' };
    case 'qrOrLink':
      return { kind: 'openLink' };
    case 'htmlForm':
      return { kind: 'askCvc' };
    default:
      return unreachable(flow);
  }
}
