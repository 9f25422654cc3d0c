import type { Country } from '@comanda/domain/country/countries.ts';
import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { renderMail, type Mail } from './mail.ts';

/** `to`: the brand's contact email. `name`, `phone`: those of the shopper. */
export type DeliveryAlertFacts = {
  orderId: OrderId;
  number: number;
  storeName: string;
  why: DeliveryAlert;
  to: string;
  name: string;
  phone: string;
  commerce: string;
  country: Country;
  /** The operator's deadline, ISO instant; null when the operator has nothing to decide. */
  decideBy: string | null;
  timeZone: string;
};

/** Renders the mail that alerts the operator to an order's delivery. */
export function deliveryAlertMail({
  orderId,
  number,
  storeName,
  why,
  to,
  name,
  phone,
  commerce,
  country,
  ...facts
}: DeliveryAlertFacts): Mail {
  const texts = emailsTexts(country.locale);
  const subject = texts.deliverySubject({ number, store: storeName });
  const until =
    facts.decideBy === null
      ? null
      : formatClock(zonedTime(Date.parse(facts.decideBy), facts.timeZone).minute);
  const paragraphs = [
    texts.deliveryAlarms[why],
    ...(until === null ? [] : [texts.deliveryUntil(until)]),
    texts.deliveryPerson({ name, phone }),
  ];
  return {
    id: `delivery-${orderId}-${why.replaceAll(' ', '-')}`,
    to,
    fromName: commerce,
    subject,
    ...renderMail({
      title: subject,
      paragraphs,
      link: null,
      footer: texts.deliveryFooter(commerce),
    }),
  };
}
