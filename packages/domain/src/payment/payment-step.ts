import { unreachable } from '../unreachable.ts';
import { paymentMethods } from './methods.ts';
import type { PaymentMethodName } from './method-names.ts';

/** The browser's next step after the order exists. docs/rules/payments.md#next-step-after-placing-an-order. */
export type PaymentStep =
  | { kind: 'success' }
  | { kind: 'redirect' }
  | { kind: 'authoriseSavedCard' }
  | { kind: 'payWithToken' }
  | { kind: 'openLink' }
  | { kind: 'askCvc' };

export function paymentStep(method: PaymentMethodName): PaymentStep {
  const { flow } = paymentMethods[method];
  switch (flow) {
    case 'onDelivery':
      return { kind: 'success' };
    case 'redirect':
      return { kind: 'redirect' };
    case 'savedCard':
      return { kind: 'authoriseSavedCard' };
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
