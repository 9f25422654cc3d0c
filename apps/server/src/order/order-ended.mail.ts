import { discountsUsed } from '@comanda/domain/order/discounts-used.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { defineMail } from '../mail/define-mail.ts';
import { type MailBlock, paragraph } from '../mail/mail-content.ts';
import type { ReceiptFacts } from './receipt.mail.ts';

type OrderEndedFacts = ReceiptFacts & { order: Order; reason: EndReason };

/**
 * The mail about an order that ended without completion: the reason, and what happens to the money.
 */
export const orderEndedMail = defineMail<OrderEndedFacts>({
  name: 'end',
  id: ({ order }) => order.id,
  content({ order, name, email, brand, reason }, texts) {
    const isOwedMoney = isPaidOnline(order.paymentMethod) && !isPaidAtOnce(order.total);
    const money = isOwedMoney ? texts.endMoneyBack : texts.endNothingToPay;
    const { storeName: store, storePhone: phone } = order;
    return {
      to: email,
      preheader: texts.endReasons[reason],
      title: texts.endTitle(order.number),
      blocks: [
        paragraph(texts.hello(name)),
        paragraph(texts.endReasons[reason]),
        ...(reason === 'refunded' ? [] : [paragraph(money)]),
        ...givenBackBlock(order, texts),
        { kind: 'quiet', text: texts.endHelp({ store, phone }) },
      ],
      link: { label: texts.endOrders, url: `${brand.origin}/orders` },
      footer: texts.footer(brand.name),
    };
  },
});

/**
 * An order that came to nothing gave its coupon use and its points back.
 * docs/rules/orders.md#end-mail.
 */
function givenBackBlock(order: Order, texts: MailTexts): readonly MailBlock[] {
  const used = discountsUsed(order);
  return used === 'none' ? [] : [paragraph(texts.endGivenBack[used])];
}
