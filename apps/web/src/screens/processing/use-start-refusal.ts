import { type ErrorLabel, isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { failureLink, type StartProblem } from '../../shop/order/order-links.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { removeUnpaidOrder } from '../../shop/order/unpaid-order.ts';

/** The problem that the failure page explains; a refusal that is not listed is the provider's. */
const problemOf: Partial<Record<ErrorLabel, StartProblem>> = {
  NETWORK_ERROR: 'network',
  TIMEOUT: 'network',
  SHUTDOWN_ACTIVE: 'network',
  COUPON_PAYMENT_METHOD: 'coupon',
  INVALID_ORDER_STATUS_FOR_PAYMENT: 'tooLate',
};

/**
 * Handles the refusal of a payment start. Does nothing if the order is paid or the session cannot
 * read it: the poll shows that. Any other refusal shows a toast and opens the failure page.
 * docs/rules/payments.md#provider-that-cannot-start-a-payment.
 */
export function useStartRefusal(
  orderId: OrderId,
): (refusal: Refusal, method: PaymentMethodName) => void {
  const { toasts, clock } = useApp();
  const words = useTextsOf(paymentsTexts);
  const go = useNavigate();
  return (refusal, method) => {
    const { label, metadata } = refusal;
    if (label === 'ORDER_ALREADY_PAID' || label === 'NOT_FOUND' || isLoggedOut(refusal)) return;
    if (isOrderOver(refusal)) removeUnpaidOrder(orderId, clock.now());
    const { name } = words.methods[method];
    const { seconds } = metadata;
    const failed = words.startFailed(name);
    showToast(
      toasts,
      typeof seconds === 'number' && label === 'PAYMENT_REQUEST_FAILED'
        ? `${failed} ${words.backIn({ method: name, seconds })}`
        : failed,
    );
    go(failureLink(orderId, problemOf[label] ?? 'unavailable', method), { replace: true });
  };
}

/**
 * The order takes no payment any more, by whatever method. A page that only needs more time leaves
 * it payable.
 */
const isOrderOver = ({ label, metadata }: Refusal): boolean =>
  label === 'INVALID_ORDER_STATUS_FOR_PAYMENT' && metadata['reason'] === undefined;
