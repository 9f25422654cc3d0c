import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { add, type Minor } from '@comanda/domain/money/money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useApp, useArea, useShop } from '../../platform/app-context.tsx';
import { useQuote } from '../../platform/use-quote.ts';
import { type Sum, Sums } from '../../ui/sums.tsx';
import css from './checkout.module.css';
import { SummaryLine } from './summary-line.tsx';
import { useCharged } from './use-charged.ts';

/** Lines and totals as they will be charged. */
export function Summary() {
  const lines = useShop((shop) => shop.lines);
  const { quote } = useQuote();
  return (
    <>
      <ul className={css.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.hash} line={line} problem={quote?.unavailable.find(({ hash }) => hash === line.hash) ?? null} />
        ))}
      </ul>
      <SummaryTotals />
    </>
  );
}

function SummaryTotals() {
  const { page, texts } = useApp();
  const words = useArea(checkoutTexts);
  const { quote, busy } = useQuote();
  const { charged, tips } = useCharged();
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  const tipped = add(tips.tip, tips.storeTip);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (quote === null) return null;
  const delivery =
    quote.delivery === null ? texts.cart.deliveryUnknown : quote.delivery === 0 ? texts.cart.deliveryFree : money(quote.delivery);
  const sums: Sum[] = [
    { name: texts.cart.subtotal, amount: money(quote.subtotal) },
    ...(quote.discount === 0 ? [] : [{ name: texts.cart.discount, amount: `-${money(quote.discount)}` }]),
    ...(isDelivery ? [{ name: texts.cart.delivery, amount: delivery }] : []),
    ...(quote.serviceFee === 0 ? [] : [{ name: texts.cart.serviceFee, amount: money(quote.serviceFee) }]),
    { name: texts.common.tip, amount: tipped === 0 ? words.tipNone : money(tipped) },
    { name: texts.cart.total, amount: money(charged), strong: true },
  ];
  return <Sums sums={sums} busy={busy} />;
}
