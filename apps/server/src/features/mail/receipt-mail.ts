import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import type { EmailTexts } from '@comanda/i18n/es/emails.ts';
import { renderMail, type Mail } from './mail.ts';
import { expectedTimeSentence } from './expected-time-sentence.ts';

type ReceiptOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'products'
  | 'total'
  | 'payment'
  | 'handOverCode'
  | 'storeName'
  | 'storePhone'
  | 'createdAt'
  | 'status'
  | 'estimatedAt'
  | 'scheduledDate'
  | 'timeZone'
  | 'dispatchMethod'
>;
export type ReceiptFacts = {
  order: ReceiptOrder;
  name: string;
  email: string;
  commerce: string;
  country: Country;
  origin: string;
};

/** Renders the mail that confirms an order: the expected time, the amount and the hand-over code. */
export function receiptMail({ order, name, email, commerce, country, origin }: ReceiptFacts): Mail {
  const texts = emailsTexts(country.locale);
  const subject = texts.orderSubject({ number: order.number, commerce });
  const lines = order.products.map(
    (product) => `${product.quantity} × ${product.name}: ${formatMoney(product.total, country)}`,
  );
  const paragraphs = [
    texts.hello(name),
    ...statusParagraphs(order, texts),
    lines.join('\n'),
    (order.payment?.stage === 'paid' ? texts.orderPaid : texts.orderToPay)(
      formatMoney(order.total, country),
    ),
    ...(order.handOverCode === null ? [] : [texts.orderCode(order.handOverCode)]),
    texts.orderHelp({ store: order.storeName, phone: order.storePhone }),
  ];
  const link = { label: texts.orderFollow, url: `${origin}/orders` };
  const content = renderMail({ title: subject, paragraphs, link, footer: texts.footer(commerce) });
  return { id: `order-${order.id}`, to: email, fromName: commerce, subject, ...content };
}

/** Returns the paragraphs about the order's status and expected time. Without an estimate, a text announces the mail that brings one. */
function statusParagraphs(order: ReceiptOrder, texts: EmailTexts): readonly string[] {
  const when = expectedTimeSentence(order, texts);
  if (when === null)
    return [hasOrderEnded(order.status) ? texts.orderText : texts.orderToConfirmText];
  return [order.scheduledDate === null ? texts.orderText : texts.orderForLaterText, when];
}
