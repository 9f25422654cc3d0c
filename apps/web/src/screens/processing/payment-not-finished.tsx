import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { PayActions } from '../../features/payment/pay-actions.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { useTitle } from '../../shop/use-title.ts';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/**
 * The shopper left for the provider and came back without a result (Back, or a closed tab opened
 * again). Offers the ways to pay; if the payment was made, the poll shows it.
 */
export function PaymentNotFinished({
  order,
  onPay,
}: {
  order: Order;
  onPay: (method: PaymentMethodName) => void;
}) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const { country } = useSettings();
  const wasTried = orderPaymentState(order) === 'confirming';
  const title = wasTried ? words.leftTitle : words.dueTitle;
  useTitle(title);
  return (
    <NoticePage
      icon={cardIcon}
      title={title}
      isFocused
      actions={<PayActions order={order} onPay={onPay} isRetry={wasTried} />}
    >
      <p>
        {orders.number(order.number)} · {formatMoney(order.total, country)}
      </p>
      <p role="status">{wasTried ? words.leftText : words.dueText(order.number)}</p>
    </NoticePage>
  );
}
