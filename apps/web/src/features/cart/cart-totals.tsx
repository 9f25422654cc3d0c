import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { type TotalRow, TotalsTable } from '@comanda/ui/totals-table.tsx';

/** Subtotal, delivery and total. The previous amounts stay, marked busy, until the server answers. */
export function CartTotals() {
  const { texts, page } = useApp();
  const kind = useShop((shop) => shop.place.choice.kind);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const { quote, busy } = useQuote();
  if (quote === null) return null;
  const sums: TotalRow[] = [
    { name: texts.cart.subtotal, amount: money(quote.subtotal) },
    ...(quote.discount === 0
      ? []
      : [{ name: texts.cart.discount, amount: `-${money(quote.discount)}` }]),
    ...(kind === 'pickup'
      ? []
      : [
          {
            name: texts.cart.delivery,
            amount: deliveryText(quote.delivery, kind, texts.cart, money),
          },
        ]),
    ...(quote.serviceFee === 0
      ? []
      : [{ name: texts.cart.serviceFee, amount: money(quote.serviceFee) }]),
    { name: texts.cart.total, amount: money(quote.total), strong: true },
  ];
  return <TotalsTable sums={sums} busy={busy} />;
}

type DeliveryTexts = { deliveryUnknown: string; deliveryFree: string };

function deliveryText(
  delivery: Minor | null,
  kind: string,
  texts: DeliveryTexts,
  money: (amount: Minor) => string,
): string {
  if (delivery === null || kind === 'undecided') return texts.deliveryUnknown;
  return delivery === 0 ? texts.deliveryFree : money(delivery);
}
