import { withSubstitutes } from '@comanda/domain/counter/ticket/ticket-lines.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order, OrderProduct } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import css from './order.module.css';

/** The lines of the order, with the names and prices at the time of the sale. */
export function OrderLines({ order }: { order: Order }) {
  const lines = withSubstitutes<LineProps>(
    order.products.map((product, position) => ({
      product,
      removed: order.removedUnits?.[position] ?? 0,
    })),
    (order.substitutes ?? []).map(({ line, ...product }) => ({
      line,
      dish: { product, removed: 0, isSubstitute: true },
    })),
  );
  return (
    <ul>
      {lines.map((line, position) => (
        <OrderLine key={position} {...line} />
      ))}
    </ul>
  );
}

type LineProps = { product: OrderProduct; removed: number; isSubstitute?: boolean };

/** A dish that came in has no price: what the shopper pays is in the totals. */
function OrderLine({ product, removed, isSubstitute = false }: LineProps) {
  const words = useTextsOf(ordersTexts);
  const texts = useTexts();
  const { country } = useSettings();
  const { name, quantity, total, instructions } = product;
  const picks = picksText(product);
  return (
    <li className={css.line} data-gone={removed >= quantity || undefined}>
      <span className={css.name}>{texts.cart.lineCount({ count: quantity, name })}</span>
      {isSubstitute ? null : <b>{formatMoney(total, country)}</b>}
      {isSubstitute ? <small className={css.removed}>{words.removal.substitute}</small> : null}
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
