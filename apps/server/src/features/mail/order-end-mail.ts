import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import { isPaidOnline } from '@comanda/domain/payment/method-names.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { renderMail, type Mail } from './mail.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { ReceiptFacts } from './receipt-mail.ts';

/** Renders the mail about an order that ended without completion: the reason, and what happens to the money. */
export function orderEndedMail(
  { order, name, email, commerce, country, origin }: ReceiptFacts & { order: Order },
  reason: EndReason,
): Mail {
  const texts = emailsTexts(country.locale);
  const subject = texts.endSubject({ number: order.number, commerce });
  const money = isPaidOnline(order.paymentMethod) ? texts.endMoneyBack : texts.endNothingToPay;
  const paragraphs = [
    texts.hello(name),
    texts.endReasons[reason],
    ...(reason === 'refunded' ? [] : [money]),
    texts.endHelp({ store: order.storeName, phone: order.storePhone }),
  ];
  const link = { label: texts.endOrders, url: `${origin}/orders` };
  return {
    id: `end-${order.id}`,
    to: email,
    fromName: commerce,
    subject,
    ...renderMail({ title: subject, paragraphs, link, footer: texts.footer(commerce) }),
  };
}
