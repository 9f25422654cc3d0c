import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { type ShownQuote, useQuote } from '../../shop/money/use-quote.ts';
import { useTotalRows } from '../../shop/money/use-total-rows.ts';

/**
 * Subtotal, delivery and total. The previous amounts stay, marked busy, until the server answers.
 */
export function CartTotals() {
  const { quote, busy } = useQuote();
  return quote === null ? null : <QuoteTotals quote={quote} busy={busy} />;
}

function QuoteTotals({ quote, busy }: { quote: ShownQuote; busy: boolean }) {
  const kind = useShop((shop) => shop.place.choice.kind);
  const isUnknown = quote.delivery === null || kind === 'undecided';
  const sums = useTotalRows(quote.parts, {
    delivery: kind === 'pickup' ? 'none' : isUnknown ? 'unknown' : 'known',
    tips: 'each',
  });
  return <TotalsTable sums={sums} busy={busy} />;
}
