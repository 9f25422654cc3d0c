import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { isPaidOnline } from '@comanda/domain/payment/method-names.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import { paragraph } from './mail-content.ts';
import type { ReceiptFacts } from './receipt-mail.ts';

/** Renders the mail about an order that ended without completion: the reason, and what happens to the money. */
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
      { kind: 'quiet', text: texts.endHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.endOrders, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  });
}
