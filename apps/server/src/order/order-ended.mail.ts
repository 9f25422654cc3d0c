import { discountsUsed } from '@comanda/domain/order/discounts-used.ts';
import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import { endMoney } from '@comanda/domain/order/end-money.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { orderEndText } from '@comanda/i18n/order-end-text.ts';
import { defineMail } from '../mail/define-mail.ts';
import { type MailBlock, paragraph } from '../mail/mail-content.ts';
import type { ReceiptFacts } from './receipt.mail.ts';

type OrderEndedFacts = ReceiptFacts & {
  order: Order;
  reason: EndReason;
  detail: EndDetail | null;
};

/**
 * The mail about an order that ended without completion: the reason, in the words of the one that
 * staff chose, and what happens to the money. docs/rules/orders.md#reason-that-the-shopper-reads.
 */
export const orderEndedMail = defineMail<OrderEndedFacts>({
  name: 'end',
  id: ({ order }) => order.id,
  content({ order, name, email, brand, reason, detail }, texts) {
    const { storeName: store, storePhone: phone, dispatchMethod } = order;
    const why = orderEndText(
      { reason, detail, dispatchMethod },
      ordersTexts(brand.country.locale).end,
    );
    return {
      to: email,
      preheader: why,
      title: texts.endTitle(order.number),
      blocks: [
        paragraph(texts.hello(name)),
        paragraph(why),
        ...(reason === 'refunded' ? [] : [paragraph(moneyText(order, texts))]),
        ...givenBackBlock(order, texts),
        { kind: 'quiet', text: texts.endHelp({ store, phone }) },
      ],
      link: { label: texts.endOrders, url: `${brand.origin}/orders` },
      footer: texts.footer(brand.name),
    };
  },
});

/** docs/rules/orders.md#money-of-an-ended-order. */
function moneyText(order: Order, texts: MailTexts): string {
  if (isPaidAtOnce(order.total)) return texts.endNothingToPay;
  switch (endMoney(order)) {
    case 'notCharged':
      return texts.endNothingToPay;
    case 'returns':
    case 'returned':
      return texts.endMoneyBack;
    case 'kept':
      return texts.endMoneyKept;
  }
}

/**
 * An order that came to nothing gave its coupon use and its points back.
 * docs/rules/orders.md#end-mail.
 */
function givenBackBlock(order: Order, texts: MailTexts): readonly MailBlock[] {
  const used = discountsUsed(order);
  return used === 'none' ? [] : [paragraph(texts.endGivenBack[used])];
}
