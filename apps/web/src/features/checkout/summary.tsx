import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useFormContext } from 'react-hook-form';
import { useApp, useArea, useShop } from '../../platform/app-context.tsx';
import { describePicks } from '../../platform/describe-line.ts';
import { useQuote } from '../../platform/use-quote.ts';
import { type Sum, Sums } from '../../ui/sums.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { useCharged } from './use-charged.ts';

/** Lines and totals as they will be charged. */
export function Summary() {
  const lines = useShop((shop) => shop.lines);
  return (
    <>
      <ul className={css.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.hash} line={line} />
        ))}
      </ul>
      <SummaryTotals />
    </>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  const { index, page, texts } = useApp();
  const name = index.productById.get(line.productId)?.name ?? texts.menu.notOffered;
  const price = priceLine(line, index);
  const picks = describePicks(line, index);
  return (
    <li className={css.line}>
      <b>{texts.cart.lineCount({ count: line.count, name })}</b>
      <b>{price.ok ? formatMoney(price.value.total, page.settings.country) : null}</b>
      {picks === '' ? null : <small>{picks}</small>}
      {line.instructions === '' ? null : <small>{texts.cart.instructions(line.instructions)}</small>}
    </li>
  );
}

function SummaryTotals() {
  const { page, texts } = useApp();
  const words = useArea(checkoutTexts);
  const { quote, busy } = useQuote();
  const charged = useCharged();
  const isDelivery = useShop((shop) => shop.place.choice.kind === 'delivery');
  const { watch } = useFormContext<FormValues>();
  const tips = watch('tip') + watch('storeTip');
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  if (quote === null) return null;
  const delivery =
    quote.delivery === null ? texts.cart.deliveryUnknown : quote.delivery === 0 ? texts.cart.deliveryFree : money(quote.delivery);
  const sums: Sum[] = [
    { name: texts.cart.subtotal, amount: money(quote.subtotal) },
    ...(quote.discount === 0 ? [] : [{ name: texts.cart.discount, amount: `-${money(quote.discount)}` }]),
    ...(isDelivery ? [{ name: texts.cart.delivery, amount: delivery }] : []),
    ...(quote.serviceFee === 0 ? [] : [{ name: texts.cart.serviceFee, amount: money(quote.serviceFee) }]),
    { name: texts.common.tip, amount: tips === 0 ? words.tipNone : money(minor(tips)) },
    { name: texts.cart.total, amount: money(charged), strong: true },
  ];
  return <Sums sums={sums} busy={busy} />;
}
