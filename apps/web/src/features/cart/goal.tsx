import type { Quote } from '@comanda/domain/cart/quote.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useApp } from '../../platform/app-context.tsx';
import css from './cart.module.css';

/** What is missing to the minimum, or to free delivery: known before checkout, never a surprise there. */
export function Goal({ quote }: { quote: Quote }) {
  const { texts, page } = useApp();
  const details = quote.deliveryDetails;
  const money = (amount: number): string => formatMoney(amount as Minor, page.settings.country);
  if (details === null) return null;
  if (quote.subtotal < details.minimum) {
    const words = texts.cart.missingToMinimum({ missing: money(details.minimum - quote.subtotal), minimum: money(details.minimum) });
    return <Progress words={words} value={quote.subtotal} max={details.minimum} />;
  }
  if (details.freeFrom === null) return null;
  if (quote.subtotal >= details.freeFrom) return <Progress words={texts.cart.freeReached} value={1} max={1} />;
  return (
    <Progress words={texts.cart.missingToFree(money(details.freeFrom - quote.subtotal))} value={quote.subtotal} max={details.freeFrom} />
  );
}

const Progress = ({ words, value, max }: { words: string; value: number; max: number }) => (
  <p className={css.goal}>
    <span>{words}</span>
    <progress value={value} max={max} aria-hidden="true" />
  </p>
);
