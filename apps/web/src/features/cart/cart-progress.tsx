import { amountLimitGap } from '@comanda/domain/cart/order-amount-limits.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, subtract } from '@comanda/domain/money/money.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import css from './cart.module.css';

/** Shows the amount missing to the minimum or to free delivery, or the amount over the maximum, before checkout. */
export function CartProgress({ quote }: { quote: Quote }) {
  const { texts, page } = useApp();
  const kind = useShop((shop) => shop.place.choice.kind);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (kind === 'undecided') return null;
  const gap = amountLimitGap(quote.subtotal, quote.limits);
  if (gap?.kind === 'below') {
    const text = texts.cart.belowMinimum[kind]({
      missing: money(gap.missing),
      minimum: money(gap.minimum),
    });
    return <ProgressBar text={text} value={quote.subtotal} max={gap.minimum} />;
  }
  if (gap?.kind === 'above') {
    const text = texts.cart.aboveMaximum[kind]({
      over: money(gap.over),
      maximum: money(gap.maximum),
    });
    return <ProgressBar text={text} value={1} max={1} isOver />;
  }
  return <FreeDeliveryProgress quote={quote} money={money} />;
}

function FreeDeliveryProgress({
  quote,
  money,
}: {
  quote: Quote;
  money: (amount: Minor) => string;
}) {
  const { texts } = useApp();
  const freeFrom = quote.deliveryDetails?.freeFrom ?? null;
  if (freeFrom === null) return null;
  if (quote.subtotal >= freeFrom)
    return <ProgressBar text={texts.cart.freeReached} value={1} max={1} />;
  return (
    <ProgressBar
      text={texts.cart.missingToFree(money(subtract(freeFrom, quote.subtotal)))}
      value={quote.subtotal}
      max={freeFrom}
    />
  );
}

type ProgressBarProps = { text: string; value: number; max: number; isOver?: boolean };

const ProgressBar = ({ text, value, max, isOver = false }: ProgressBarProps) => (
  <p className={css.goal} data-over={isOver || undefined}>
    <span>{text}</span>
    <progress value={value} max={max} aria-hidden="true" />
  </p>
);
