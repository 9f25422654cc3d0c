import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { add, type Minor } from '@comanda/domain/money/money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { type TotalRow, TotalsTable } from '@comanda/ui/totals-table.tsx';
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
  const { page, texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const { quote, busy } = useQuote();
  const { charged, tips } = useCharge();
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  const tipped = add(tips.tip, tips.storeTip);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (quote === null) return null;
  const delivery =
    quote.delivery === null
      ? texts.cart.deliveryUnknown
      : quote.delivery === 0
        ? texts.cart.deliveryFree
        : money(quote.delivery);
  const sums: TotalRow[] = [
    { name: texts.cart.subtotal, amount: money(quote.subtotal) },
    ...(quote.discount === 0
      ? []
      : [{ name: texts.cart.discount, amount: `-${money(quote.discount)}` }]),
    ...(isDelivery ? [{ name: texts.cart.delivery, amount: delivery }] : []),
    ...(quote.serviceFee === 0
      ? []
      : [{ name: texts.cart.serviceFee, amount: money(quote.serviceFee) }]),
    { name: texts.common.tip, amount: tipped === 0 ? words.tipNone : money(tipped) },
    { name: texts.cart.total, amount: money(charged), strong: true },
  ];
  return <TotalsTable sums={sums} busy={busy} />;
}
