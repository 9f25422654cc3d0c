import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

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

/** The mail that alerts the operator to an order's delivery. */
export const deliveryAlertMail = defineMail<DeliveryAlertFacts>({
  name: 'delivery',
  id: ({ orderId, why }) => `${orderId}-${why.replaceAll(' ', '-')}`,
  content({ number, storeName, why, to, name, phone, brand, decideBy, timeZone }, texts) {
    const title = texts.subject({ title: texts.deliveryTitle(number), name: storeName });
    const until =
      decideBy === null ? null : formatClock(zonedTime(instantOf(decideBy), timeZone).minute);
    return {
      ...{ to, subject: title, title, preheader: texts.deliveryAlarms[why] },
      blocks: [
        paragraph(texts.deliveryAlarms[why]),
        ...(until === null ? [] : [paragraph(texts.deliveryUntil(until))]),
        paragraph(texts.deliveryPerson({ name, phone })),
      ],
      link: null,
      footer: texts.deliveryFooter(brand.name),
    };
  },
});
