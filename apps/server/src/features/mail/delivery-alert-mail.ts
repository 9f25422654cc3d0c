import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

/** `to`: the brand's contact email. `name`, `phone`: those of the shopper. */
export type DeliveryAlertFacts = {
  orderId: OrderId;
  number: number;
  storeName: string;
  why: DeliveryAlert;
  to: string;
  name: string;
  phone: string;
  brand: MailBrand;
  /** The operator's deadline, ISO instant; null when the operator has nothing to decide. */
  decideBy: string | null;
  timeZone: string;
};

/** Renders the mail that alerts the operator to an order's delivery. */
export function deliveryAlertMail(facts: DeliveryAlertFacts): Mail {
  const { orderId, number, storeName, why, to, name, phone, brand, decideBy, timeZone } = facts;
  const texts = emailsTexts(brand.country.locale);
  const title = texts.subject({ title: texts.deliveryTitle(number), name: storeName });
  const until =
    decideBy === null ? null : formatClock(zonedTime(Date.parse(decideBy), timeZone).minute);
  return layOutMail(brand, {
    id: `delivery-${orderId}-${why.replaceAll(' ', '-')}`,
    to,
    subject: title,
    preheader: texts.deliveryAlarms[why],
    title,
    blocks: [
      paragraph(texts.deliveryAlarms[why]),
      ...(until === null ? [] : [paragraph(texts.deliveryUntil(until))]),
      paragraph(texts.deliveryPerson({ name, phone })),
    ],
    link: null,
    footer: texts.deliveryFooter(brand.name),
  });
}
