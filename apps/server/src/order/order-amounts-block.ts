import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order, OrderProduct } from '@comanda/domain/order/order.ts';
import { type BillRow, billRows } from '@comanda/domain/price/bill-rows.ts';
import { partsOfAmounts } from '@comanda/domain/price/price-amounts.ts';
import { cartTexts } from '@comanda/i18n/areas/cart.ts';
import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { billRowText } from '@comanda/i18n/bill-row-text.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { AmountRow, MailBlock } from '../mail/mail-content.ts';

export type OrderAmounts = Pick<
  Order,
  | 'products'
  | 'subtotal'
  | 'discount'
  | 'discounts'
  | 'points'
  | 'pointsUsed'
  | 'coupon'
  | 'delivery'
  | 'serviceFee'
  | 'tip'
  | 'storeTip'
  | 'total'
  | 'dispatchMethod'
>;

type BillBrand = Pick<MailBrand, 'country' | 'programme'>;

/**
 * Longest text about the choices of one line, so that a mail with many lines stays whole in every
 * mailbox.
 */
const maxDetail = 160;

/**
 * Returns the bill of an order with the same rows as the shop's own.
 * docs/rules/cart.md#rows-of-a-bill.
 */
export function orderAmountsBlock(order: OrderAmounts, brand: BillBrand): MailBlock {
  const { country } = brand;
  const delivery = order.dispatchMethod === 'in_store' ? 'none' : 'known';
  return {
    kind: 'amounts',
    caption: mailsTexts(country.locale).orderBill,
    rows: order.products.map((product) => productRow(product, country)),
    totals: billRows(partsOfAmounts(order), { delivery, tips: 'each' }).map((row) =>
      totalRow(row, brand),
    ),
  };
}

function productRow({ quantity, name, total, modifiers }: OrderProduct, country: Country) {
  const chosen = modifiers
    .map((modifier) =>
      modifier.quantity > 1 ? `${modifier.quantity} × ${modifier.name}` : modifier.name,
    )
    .join(', ');
  return {
    name: `${quantity} × ${name}`,
    amount: formatMoney(total, country),
    detail: chosen.length > maxDetail ? `${chosen.slice(0, maxDetail)}…` : chosen,
  };
}

function totalRow(row: BillRow, brand: BillBrand): AmountRow {
  const { country } = brand;
  const isFree = row.kind === 'delivery' && row.amount === 0;
  return {
    name: nameOf(row, brand),
    amount: isFree
      ? cartTexts(country.locale).deliveryFree
      : row.amount === null
        ? ''
        : formatMoney(row.amount, country),
    isStrong: row.kind === 'total',
  };
}

function nameOf(row: BillRow, { country: { locale }, programme }: BillBrand): string {
  const { tip, storeTip } = ordersTexts(locale);
  return billRowText(row, { cart: cartTexts(locale), tip, storeTip, tips: tip, programme });
}
