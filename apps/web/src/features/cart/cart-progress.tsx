import { exceededMaximum, missedMinimum } from '@comanda/domain/cart/quote-obstacles.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { missingToFreeDelivery } from '@comanda/domain/store/delivery-fee.ts';
import { ProgressBar } from '@comanda/ui/progress-bar.tsx';
import type { ShownQuote } from '../../shop/money/use-quote.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import css from './cart.module.css';

/**
 * Shows the amount missing to the minimum or to free delivery, or the amount over the maximum,
 * before checkout.
 */
export function CartProgress({ quote }: { quote: ShownQuote }) {
  const { texts, page } = useApp();
  const kind = useShop((shop) => shop.place.choice.kind);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (kind === 'undecided') return null;
  const below = missedMinimum(quote.obstacles);
  if (below !== null) {
    const text = texts.cart.belowMinimum[kind]({
      missing: money(below.missing),
      minimum: money(below.minimum),
    });
    return <Goal text={text} value={quote.subtotal} max={below.minimum} />;
  }
  const above = exceededMaximum(quote.obstacles);
  if (above !== null) {
    const text = texts.cart.aboveMaximum[kind]({
      over: money(above.over),
      maximum: money(above.maximum),
    });
    return <Goal text={text} value={1} max={1} isOver />;
  }
  return <FreeDeliveryProgress quote={quote} money={money} />;
}

function FreeDeliveryProgress({
  quote,
  money,
}: {
  quote: ShownQuote;
  money: (amount: Minor) => string;
}) {
  const { texts } = useApp();
  const { deliveryDetails, subtotal } = quote;
  const freeFrom = deliveryDetails?.freeFrom ?? null;
  const missing = missingToFreeDelivery({ freeFrom }, subtotal);
  if (freeFrom === null || missing === null) return null;
  if (missing === 0) return <Goal text={texts.cart.freeReached} value={1} max={1} />;
  return <Goal text={texts.cart.missingToFree(money(missing))} value={subtotal} max={freeFrom} />;
}

type GoalProps = { text: string; value: number; max: number; isOver?: boolean };

const Goal = ({ text, value, max, isOver = false }: GoalProps) => (
  <p className={css.goal} data-over={isOver || undefined}>
    <span>{text}</span>
    <ProgressBar value={value} max={max} isOver={isOver} />
  </p>
);
