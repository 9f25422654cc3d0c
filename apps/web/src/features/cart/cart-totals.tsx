import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { type ShownQuote, useQuote } from '../../shop/money/use-quote.ts';
import { useTotalRows } from '../../shop/money/use-total-rows.ts';

type Part = 'all' | 'parts' | 'total';

/**
 * Subtotal, delivery and total. The previous amounts stay, marked busy, until the server answers.
 */
export const CartTotals = () => <Totals show="all" />;

/** The parts of the price without the total, in the part of the cart that scrolls. */
export const CartParts = () => <Totals show="parts" />;

/** The total alone, where it is always visible. docs/rules/cart.md#total-of-the-open-cart. */
export const CartTotal = () => <Totals show="total" />;

function Totals({ show }: { show: Part }) {
  const { quote, busy } = useQuote();
  return quote === null ? null : <QuoteTotals quote={quote} busy={busy} show={show} />;
}

function QuoteTotals({ quote, busy, show }: { quote: ShownQuote; busy: boolean; show: Part }) {
  const kind = useShop((shop) => shop.place.choice.kind);
  const isUnknown = quote.delivery === null || kind === 'undecided';
  const sums = useTotalRows(quote.parts, {
    delivery: kind === 'pickup' ? 'none' : isUnknown ? 'unknown' : 'known',
    tips: 'each',
  });
  const shown = sums.filter(
    ({ strong = false }) => show === 'all' || strong === (show === 'total'),
  );
  return <TotalsTable sums={shown} busy={busy} isFramed={show !== 'total'} />;
}
