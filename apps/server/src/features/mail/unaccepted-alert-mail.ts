import type { Country } from '@comanda/domain/country/countries.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { renderMail, type Mail } from './mail.ts';

/** `to`: the brand's contact email. `name`, `phone`: those of the shopper. `storePhone`: the restaurant's. */
export type UnacceptedAlertFacts = {
  orderId: OrderId;
  number: number;
  storeName: string;
  storePhone: string;
  reason: UnacceptedReason;
  to: string;
  name: string;
  phone: string;
  commerce: string;
  country: Country;
};

/** Renders the mail that alerts the operator to an order that its restaurant has not accepted. */
export function unacceptedAlertMail(facts: UnacceptedAlertFacts): Mail {
  const { orderId, number, storeName, storePhone, reason, to, name, phone, commerce } = facts;
  const texts = emailsTexts(facts.country.locale);
  const subject = texts.unacceptedSubject({ number, store: storeName });
  return {
    id: `unaccepted-${orderId}-${reason}`,
    to,
    fromName: commerce,
    subject,
    ...renderMail({
      title: subject,
      paragraphs: [
        texts.unacceptedAlerts[reason],
        texts.unacceptedCall({ store: storeName, phone: storePhone }),
        texts.deliveryPerson({ name, phone }),
      ],
      link: null,
      footer: texts.deliveryFooter(commerce),
    }),
  };
}
