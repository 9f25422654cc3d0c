import { type ErrorLabel, isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { failureLink } from '../../shop/order/order-links.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { removeUnpaidOrder } from '../../shop/order/unpaid-order.ts';

/** Returns whether the connection or our server failed, and not the provider. */
const isOurs = (label: ErrorLabel): boolean =>
  label === 'NETWORK_ERROR' || label === 'TIMEOUT' || label === 'SHUTDOWN_ACTIVE';

/**
 * Handles the refusal of a payment start. Does nothing if the order is paid or the session cannot read it: the poll shows that. Any other
 * refusal shows a toast and opens the failure page. docs/rules/payments.md#provider-that-cannot-start-a-payment.
 */
export function useStartRefusal(
  orderId: OrderId,
): (refusal: Refusal, method: PaymentMethodName) => void {
  const { toasts, clock } = useApp();
  const words = useTextsOf(paymentsTexts);
  const go = useNavigate();
  return (refusal, method) => {
    const { label } = refusal;
    if (label === 'ORDER_ALREADY_PAID' || label === 'NOT_FOUND' || isLoggedOut(refusal)) return;
    if (label === 'INVALID_ORDER_STATUS_FOR_PAYMENT') removeUnpaidOrder(orderId, clock.now());
    showToast(toasts, words.startFailed(words.methods[method].label));
    go(failureLink(orderId, isOurs(label) ? 'network' : 'unavailable'), { replace: true });
  };
}
