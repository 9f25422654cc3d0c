import { defineMail } from '../mail/define-mail.ts';
import type { UnsubscribeLink } from '../mail/mail.ts';
import { paragraph } from '../mail/mail-content.ts';
import type { ReceiptFacts } from '../order/receipt.mail.ts';

/** `key`: the survey key of the link. */
type SurveyFacts = ReceiptFacts & { key: string; unsubscribe: UnsubscribeLink };

/** The mail that asks for a survey about a completed order. */
export const surveyMail = defineMail<SurveyFacts>({
  name: 'survey',
  id: ({ order }) => order.id,
  content({ order, name, email, brand, key, unsubscribe }, texts) {
    const text = texts.surveyText({ number: order.number, store: order.storeName });
    const query = new URLSearchParams({ order: order.id, key });
    return {
      to: email,
      preheader: text,
      title: texts.surveyTitle,
      blocks: [paragraph(texts.hello(name)), paragraph(text)],
      link: { label: texts.surveyLink, url: `${brand.origin}/nps?${query.toString()}` },
      footer: texts.footer(brand.name),
      footerLink: { label: texts.unsubscribe, url: unsubscribe.page },
      unsubscribe,
    };
  },
});
