import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import { paragraph } from './mail-content.ts';
import type { ReceiptFacts } from './receipt-mail.ts';

/** Renders the mail that asks for a survey about a completed order. `key`: the survey key of its link. */
export function surveyMail({ order, name, email, brand }: ReceiptFacts, key: string): Mail {
  const texts = emailsTexts(brand.country.locale);
  const text = texts.surveyText({ number: order.number, store: order.storeName });
  const query = new URLSearchParams({ order: order.id, key });
  return layOutMail(brand, {
    id: `survey-${order.id}`,
    to: email,
    subject: texts.subject({ title: texts.surveyTitle, name: brand.name }),
    preheader: text,
    title: texts.surveyTitle,
    blocks: [paragraph(texts.hello(name)), paragraph(text)],
    link: { label: texts.surveyLink, url: `${brand.origin}/nps?${query.toString()}` },
    footer: texts.footer(brand.name),
  });
}
