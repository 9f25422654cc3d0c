import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { PayActions } from '../../features/paying/pay-actions.tsx';
import { useArea, useSettings } from '../../platform/app-context.tsx';
import { orderMoney } from '../../platform/order-money.ts';
import { useTitle } from '../../platform/use-title.ts';
import { cardIcon } from '../../ui/far-icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Left for the provider and back without its word (Back, a closed tab opened again): the way on; a payment that was made shows by itself. */
export function Halfway({ order, onPay }: { order: Order; onPay: (method: PaymentMethodName) => void }) {
  const words = useArea(paymentsTexts);
  const orders = useArea(ordersTexts);
  const { country } = useSettings();
  const wasTried = orderMoney(order) === 'confirming';
  const title = wasTried ? words.leftTitle : words.dueTitle;
  useTitle(title);
  return (
    <NoticePage icon={cardIcon} title={title} actions={<PayActions order={order} onPay={onPay} again={wasTried} />}>
      <p>
        {orders.number(order.number)} · {formatMoney(order.total, country)}
      </p>
      <p role="status">{wasTried ? words.leftText : words.dueText(order.number)}</p>
    </NoticePage>
  );
}
