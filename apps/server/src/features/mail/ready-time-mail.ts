import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { renderMail, type Mail } from './mail.ts';
import type { ReceiptFacts } from './receipt-mail.ts';
import { expectedTimeSentence } from './expected-time-sentence.ts';

/** Renders the mail about an order that has got an expected time. Returns null if it has none any more. */
export function readyTimeMail({
  order,
  name,
  email,
  commerce,
  country,
  origin,
}: ReceiptFacts): Mail | null {
  const texts = emailsTexts(country.locale);
  const when = expectedTimeSentence(order, texts);
  if (when === null) return null;
  const subject = texts.timeSubject({ number: order.number, commerce });
  const help = texts.orderHelp({ store: order.storeName, phone: order.storePhone });
  const link = { label: texts.orderFollow, url: `${origin}/orders` };
  const paragraphs = [texts.hello(name), texts.timeText, when, help];
  const content = renderMail({ title: subject, paragraphs, link, footer: texts.footer(commerce) });
  return { id: `ready-time-${order.id}`, to: email, fromName: commerce, subject, ...content };
}
