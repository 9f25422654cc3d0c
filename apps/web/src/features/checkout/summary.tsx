import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import { type ShownQuote, useQuote } from '../../shop/money/use-quote.ts';
import { useTotalRows } from '../../shop/money/use-total-rows.ts';
import css from './checkout.module.css';
import { SummaryLine } from './summary-line.tsx';
import { useCharge } from './use-charge.ts';

/** The lines and totals that will be charged. */
export function Summary() {
  const lines = useShop((shop) => shop.lines);
  const { quote } = useQuote();
  return (
    <>
      <ul className={css.lines}>
        {lines.map((line) => (
          <SummaryLine
            key={line.hash}
            line={line}
            problem={quote?.unavailable.find(({ hash }) => hash === line.hash) ?? null}
          />
        ))}
      </ul>
      <SummaryTotals />
    </>
  );
}

function SummaryTotals() {
  const { quote, busy } = useQuote();
  return quote === null ? null : <ChargeTotals quote={quote} busy={busy} />;
}

function ChargeTotals({ quote, busy }: { quote: ShownQuote; busy: boolean }) {
  const words = useTextsOf(checkoutTexts);
  const { parts } = useCharge();
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  const delivery = quote.delivery === null ? 'unknown' : 'known';
  const sums = useTotalRows(
    parts,
    { delivery: isDelivery ? delivery : 'none', tips: 'together' },
    { none: words.tipNone },
  );
  return <TotalsTable sums={sums} busy={busy} />;
}
