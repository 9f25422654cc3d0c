import { discountsUsed } from '@comanda/domain/order/discounts-used.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import type { EmailTexts } from '@comanda/i18n/es/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import { type MailBlock, paragraph } from './mail-content.ts';
import type { ReceiptFacts } from './receipt-mail.ts';

/**
 * Renders the mail about an order that ended without completion: the reason, and what happens to
 * the money.
 */
export function orderEndedMail(
  { order, name, email, brand }: ReceiptFacts & { order: Order },
  reason: EndReason,
): Mail {
  const texts = emailsTexts(brand.country.locale);
  const title = texts.endTitle(order.number);
  const isOwedMoney = isPaidOnline(order.paymentMethod) && !isPaidAtOnce(order.total);
  const money = isOwedMoney ? texts.endMoneyBack : texts.endNothingToPay;
  return layOutMail(brand, {
    id: `end-${order.id}`,
    to: email,
    subject: texts.subject({ title, name: brand.name }),
    preheader: texts.endReasons[reason],
    title,
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(texts.endReasons[reason]),
      ...(reason === 'refunded' ? [] : [paragraph(money)]),
      ...givenBackBlock(order, texts),
      { kind: 'quiet', text: texts.endHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.endOrders, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  });
}

/**
 * An order that came to nothing gave its coupon use and its points back.
 * docs/rules/orders.md#end-mail.
 */
function givenBackBlock(order: Order, texts: EmailTexts): readonly MailBlock[] {
  const used = discountsUsed(order);
  return used === 'none' ? [] : [paragraph(texts.endGivenBack[used])];
}
