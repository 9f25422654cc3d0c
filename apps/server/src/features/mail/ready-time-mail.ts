import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { expectedTimeSentence } from './expected-time-sentence.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import { paragraph } from './mail-content.ts';
import type { ReceiptFacts } from './receipt-mail.ts';

/**
 * Renders the mail about an order that has got an expected time. Returns null if it has none any
 * more.
 */
export function readyTimeMail({ order, name, email, brand }: ReceiptFacts): Mail | null {
  const texts = emailsTexts(brand.country.locale);
  const when = expectedTimeSentence(order, texts);
  if (when === null) return null;
  const title = texts.timeTitle(order.number);
  return layOutMail(brand, {
    id: `ready-time-${order.id}`,
    to: email,
    subject: texts.subject({ title, name: brand.name }),
    preheader: when,
    title,
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(texts.timeText),
      paragraph(when),
      { kind: 'quiet', text: texts.orderHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  });
}
