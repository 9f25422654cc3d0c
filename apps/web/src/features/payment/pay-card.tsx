import type { Order } from '@comanda/domain/order/order.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { isChargeUnknown, orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { usePay } from '../../shop/money/use-pay.ts';
import { Block } from '@comanda/ui/block.tsx';
import { PayActions } from './pay-actions.tsx';
import css from './payment.module.css';

/**
 * The amount due of an unpaid order, its deadline and the pay button, on the tracking page. Renders
 * nothing for any other order. While a charge has no known result it offers no button.
 */
export function PayCard({ order }: { order: Order }) {
  const words = useTextsOf(paymentsTexts);
  const pay = usePay();
  const money = orderPaymentState(order);
  if (money !== 'due' && money !== 'confirming') return null;
  if (isChargeUnknown(order))
    return (
      <Block title={words.lateTitle}>
        <p className={css.text}>{words.lateText}</p>
      </Block>
    );
  return (
    <Block title={money === 'due' ? words.duePrompt : words.leftPrompt}>
      <p className={css.text}>{money === 'due' ? words.dueText(order.number) : words.leftText}</p>
      <PayActions
        order={order}
        onPay={(method) => pay(order, method)}
        isRetry={money === 'confirming'}
      />
    </Block>
  );
}
