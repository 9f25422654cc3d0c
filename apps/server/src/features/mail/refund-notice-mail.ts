import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { renderMail, type Mail } from './mail.ts';

/** `isPaid`: another payment pays the order. `refunded`: minor units. */
export type RefundNoticeFacts = {
  attemptId: string;
  order: { number: number; storeName: string; storePhone: string };
  isPaid: boolean;
  refunded: Minor;
  name: string;
  email: string;
  commerce: string;
  country: Country;
  origin: string;
};

/** Renders the mail about the refund of a payment that no order could use. */
export function refundNoticeMail(facts: RefundNoticeFacts): Mail {
  const { attemptId, order, isPaid, refunded, name, email, commerce, country, origin } = facts;
  const texts = emailsTexts(country.locale);
  const subject = texts.returnSubject({ number: order.number, commerce });
  const paragraphs = [
    texts.hello(name),
    texts.returnText(formatMoney(refunded, country)),
    ...(isPaid ? [texts.returnPaid] : []),
    texts.orderHelp({ store: order.storeName, phone: order.storePhone }),
  ];
  const link = { label: texts.orderFollow, url: `${origin}/orders` };
  return {
    id: `return-${attemptId}`,
    to: email,
    fromName: commerce,
    subject,
    ...renderMail({ title: subject, paragraphs, link, footer: texts.footer(commerce) }),
  };
}
