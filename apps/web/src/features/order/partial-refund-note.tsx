import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './order.module.css';
import { partialRefundText } from './partial-refund-text.ts';

/**
 * The part of the payment that was refunded, and the place where it appears; nothing for an order
 * without a partial refund.
 */
export function PartialRefundNote({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const { country } = useSettings();
  const text = partialRefundText(order, words, (amount) => formatMoney(amount, country));
  return text === null ? null : <p className={css.refund}>{text}</p>;
}
