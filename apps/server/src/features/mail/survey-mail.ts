import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail, UnsubscribeLink } from './mail.ts';
import { paragraph } from './mail-content.ts';
import type { ReceiptFacts } from './receipt-mail.ts';

/** `key`: the survey key of the link. */
export type SurveyLinks = { key: string; unsubscribe: UnsubscribeLink };

/** Renders the mail that asks for a survey about a completed order. */
export function surveyMail(
  { order, name, email, brand }: ReceiptFacts,
  { key, unsubscribe }: SurveyLinks,
): Mail {
  const texts = emailsTexts(brand.country.locale);
  const text = texts.surveyText({ number: order.number, store: order.storeName });
  const query = new URLSearchParams({ order: order.id, key });
  const mail = layOutMail(brand, {
    id: `survey-${order.id}`,
    to: email,
    subject: texts.subject({ title: texts.surveyTitle, name: brand.name }),
    preheader: text,
    title: texts.surveyTitle,
    blocks: [paragraph(texts.hello(name)), paragraph(text)],
    link: { label: texts.surveyLink, url: `${brand.origin}/nps?${query.toString()}` },
    footer: texts.footer(brand.name),
    footerLink: { label: texts.unsubscribe, url: unsubscribe.page },
  });
  return { ...mail, unsubscribe };
}
