import type { OrderId } from '@comanda/domain/ids.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

/**
 * `to`: the brand's contact email. `name`, `phone`: those of the shopper. `storePhone`: the
 * restaurant's.
 */
export type UnacceptedAlertFacts = {
  orderId: OrderId;
  number: number;
  storeName: string;
  storePhone: string;
  reason: UnacceptedReason;
  to: string;
  name: string;
  phone: string;
  brand: MailBrand;
};

/** Renders the mail that alerts the operator to an order that its restaurant has not accepted. */
export function unacceptedAlertMail(facts: UnacceptedAlertFacts): Mail {
  const { orderId, number, storeName, storePhone, reason, to, name, phone, brand } = facts;
  const texts = emailsTexts(brand.country.locale);
  const title = texts.subject({ title: texts.unacceptedTitle(number), name: storeName });
  return layOutMail(brand, {
    id: `unaccepted-${orderId}-${reason}`,
    to,
    subject: title,
    preheader: texts.unacceptedAlerts[reason],
    title,
    blocks: [
      paragraph(texts.unacceptedAlerts[reason]),
      paragraph(texts.unacceptedCall({ store: storeName, phone: storePhone })),
      paragraph(texts.deliveryPerson({ name, phone })),
    ],
    link: null,
    footer: texts.deliveryFooter(brand.name),
  });
}
