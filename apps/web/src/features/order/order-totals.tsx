import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useTextsOf, useTexts } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { type TotalRow, TotalsTable } from '@comanda/ui/totals-table.tsx';
import { cashChangeDue } from './cash-change-due.ts';

/** Every amount of the charge; amounts of zero have no row. For cash, also the banknote and its change. */
export function OrderTotals({ order }: { order: Order }) {
  const texts = useTexts();
  const words = useTextsOf(ordersTexts);
  const { country } = useSettings();
  const money = (amount: Minor): string => formatMoney(amount, country);
  const rowUnlessZero = (name: string, amount: Minor): TotalRow[] =>
    amount === 0 ? [] : [{ name, amount: money(amount) }];
  const change = cashChangeDue(order);
  const delivery = order.delivery === 0 ? texts.cart.deliveryFree : money(order.delivery);
  const sums: TotalRow[] = [
    { name: texts.cart.subtotal, amount: money(order.subtotal) },
    ...(order.discount === 0
      ? []
      : [{ name: texts.cart.discount, amount: `-${money(order.discount)}` }]),
    ...(order.dispatchMethod === 'in_store'
      ? []
      : [{ name: texts.cart.delivery, amount: delivery }]),
    ...rowUnlessZero(texts.cart.serviceFee, order.serviceFee),
    ...rowUnlessZero(words.tip, order.tip),
    ...rowUnlessZero(words.storeTip, order.storeTip),
    { name: texts.cart.total, amount: money(order.total), strong: true },
    ...(change === null
      ? []
      : [
          { name: words.cashAmount, amount: money(change.note) },
          { name: words.change, amount: money(change.change) },
        ]),
  ];
  return <TotalsTable sums={sums} />;
}
