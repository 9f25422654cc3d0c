import type { Country } from '@comanda/domain/country/countries.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { longDay } from '@comanda/i18n/format/day.ts';
import { layOut, type Mail } from './mail.ts';

type Received = Pick<
  Order,
  | 'id'
  | 'number'
  | 'products'
  | 'total'
  | 'payment'
  | 'handOverCode'
  | 'storeName'
  | 'storePhone'
  | 'estimatedAt'
  | 'scheduledDate'
  | 'timeZone'
  | 'dispatchMethod'
>;
export type ReceiptFacts = { order: Received; name: string; email: string; commerce: string; country: Country; origin: string };

/** The mail that an order was received: when the food comes, what is paid, the code to say at the door. */
export function receiptMail({ order, name, email, commerce, country, origin }: ReceiptFacts): Mail {
  const texts = emailsTexts(country.locale);
  const subject = texts.orderSubject({ number: order.number, commerce });
  const lines = order.products.map((product) => `${product.quantity} × ${product.name}: ${formatMoney(product.total, country)}`);
  const paragraphs = [
    texts.hello(name),
    order.scheduledDate === null ? texts.orderText : texts.orderForLaterText,
    ...whenText(order, country),
    lines.join('\n'),
    (order.payment?.stage === 'paid' ? texts.orderPaid : texts.orderToPay)(formatMoney(order.total, country)),
    ...(order.handOverCode === null ? [] : [texts.orderCode(order.handOverCode)]),
    texts.orderHelp({ store: order.storeName, phone: order.storePhone }),
  ];
  const link = { label: texts.orderFollow, url: `${origin}/orders` };
  const content = layOut({ title: subject, paragraphs, link, footer: texts.footer(commerce) });
  return { id: `order-${order.id}`, to: email, fromName: commerce, subject, ...content };
}

function whenText(order: Received, country: Country): readonly string[] {
  const texts = emailsTexts(country.locale);
  if (order.scheduledDate !== null) {
    const [date = '', time = ''] = order.scheduledDate.split(' ');
    const words = order.dispatchMethod === 'store_delivery' ? texts.orderArrivesOn : texts.orderReadyOn;
    return [words({ day: longDay(date), time })];
  }
  if (order.estimatedAt === null) return [];
  const time = formatClock(zonedTime(Date.parse(order.estimatedAt), order.timeZone).minute);
  return [order.dispatchMethod === 'store_delivery' ? texts.orderArrives(time) : texts.orderReady(time)];
}
