import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { changeOf } from './change-of.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useArea, useSettings, useTexts } from '../../platform/app-context.tsx';
import css from './order.module.css';

/** Everything that makes up the charge; rows of nothing are left out. For cash, the note that is handed over and its change. */
export function OrderTotals({ order }: { order: Order }) {
  const texts = useTexts();
  const words = useArea(ordersTexts);
  const { country } = useSettings();
  const money = (amount: Minor): string => formatMoney(amount, country);
  const change = changeOf(order);
  const extras: readonly (readonly [string, Minor])[] = [
    [texts.cart.serviceFee, order.serviceFee],
    [words.tip, order.tip],
    [words.storeTip, order.storeTip],
  ];
  return (
    <dl className={css.totals}>
      <Row name={texts.cart.subtotal} amount={money(order.subtotal)} />
      {order.discount === 0 ? null : <Row name={texts.cart.discount} amount={`-${money(order.discount)}`} />}
      {order.dispatchMethod === 'in_store' ? null : (
        <Row name={texts.cart.delivery} amount={order.delivery === 0 ? texts.cart.deliveryFree : money(order.delivery)} />
      )}
      {extras.map(([name, amount]) => (amount === 0 ? null : <Row key={name} name={name} amount={money(amount)} />))}
      <Row name={texts.cart.total} amount={money(order.total)} strong />
      {change === null ? null : <Row name={words.cashAmount} amount={money(change.note)} />}
      {change === null ? null : <Row name={words.change} amount={money(change.change)} />}
    </dl>
  );
}

const Row = ({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) => (
  <div className={strong ? css.sum : undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
