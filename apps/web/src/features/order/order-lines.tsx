import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order, OrderProduct } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import css from './order.module.css';

/** The lines of the order, with the names and prices at the time of the sale. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul>
      {order.products.map((product, position) => (
        <OrderLine key={position} product={product} removed={order.removedUnits?.[position] ?? 0} />
      ))}
    </ul>
  );
}

function OrderLine({ product, removed }: { product: OrderProduct; removed: number }) {
  const words = useTextsOf(ordersTexts);
  const texts = useTexts();
  const { country } = useSettings();
  const { name, quantity, total, instructions } = product;
  const picks = picksText(product);
  return (
    <li className={css.line} data-gone={removed >= quantity || undefined}>
      <span className={css.name}>{texts.cart.lineCount({ count: quantity, name })}</span>
      <b>{formatMoney(total, country)}</b>
      {removed === 0 ? null : <small className={css.removed}>{words.removal.units(removed)}</small>}
      {picks === '' ? null : <small>{picks}</small>}
      {instructions === '' ? null : <small>{texts.cart.instructions(instructions)}</small>}
    </li>
  );
}

/** "Tres cuartos · Pan brioche · 2 × Tocino". */
const picksText = ({ modifiers }: OrderProduct): string =>
  modifiers
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(' · ');
