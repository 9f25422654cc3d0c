import type { OrderId } from '@comanda/domain/ids.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

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

/** The mail that alerts the operator to an order that its restaurant has not accepted. */
export const unacceptedAlertMail = defineMail<UnacceptedAlertFacts>({
  name: 'unaccepted',
  id: ({ orderId, reason }) => `${orderId}-${reason}`,
  content({ number, storeName, storePhone, reason, to, name, phone, brand }, texts) {
    const title = texts.subject({ title: texts.unacceptedTitle(number), name: storeName });
    return {
      ...{ to, subject: title, title, preheader: texts.unacceptedAlerts[reason] },
      blocks: [
        paragraph(texts.unacceptedAlerts[reason]),
        paragraph(texts.unacceptedCall({ store: storeName, phone: storePhone })),
        paragraph(texts.deliveryPerson({ name, phone })),
      ],
      link: null,
      footer: texts.deliveryFooter(brand.name),
    };
  },
});
