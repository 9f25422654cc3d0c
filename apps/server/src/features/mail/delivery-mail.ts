import type { Country } from '@comanda/domain/country/countries.ts';
import type { DeliveryAlarm } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOut, type Mail } from './mail.ts';

/** `to`: who looks after the brand. `name`, `phone`: of who ordered. */
export type DeliveryAlertFacts = {
  orderId: OrderId;
  number: number;
  storeName: string;
  why: DeliveryAlarm;
  to: string;
  name: string;
  phone: string;
  commerce: string;
  country: Country;
};

/** The mail that an order's delivery needs a person. */
export function deliveryMail({ orderId, number, storeName, why, to, name, phone, commerce, country }: DeliveryAlertFacts): Mail {
  const texts = emailsTexts(country.locale);
  const subject = texts.deliverySubject({ number, store: storeName });
  const paragraphs = [texts.deliveryAlarms[why], texts.deliveryPerson({ name, phone })];
  return {
    id: `delivery-${orderId}-${why.replaceAll(' ', '-')}`,
    to,
    fromName: commerce,
    subject,
    ...layOut({ title: subject, paragraphs, link: null, footer: texts.deliveryFooter(commerce) }),
  };
}
