import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail, UnsubscribeLink } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent } from './mail-content.ts';

/**
 * The content of a mail. `subject` absent: its title with the name of the brand. `unsubscribe`:
 * only of a marketing mail.
 */
type Content = Omit<MailContent, 'id' | 'subject'> & {
  subject?: string;
  unsubscribe?: UnsubscribeLink;
};

/**
 * `name`: the first part of the mail's id, which no other mail has. `id`: the rest of it, the same
 * each time the same mail is sent. `content`: in the words of the brand's country.
 */
type Declaration<Facts> = {
  name: string;
  id(facts: Facts): string;
  content(facts: Facts, texts: MailTexts): Content;
};

/** Declares a mail, and returns the function that renders it from its facts. */
export function defineMail<Facts extends { brand: MailBrand }>({
  name: mailName,
  id,
  content,
}: Declaration<Facts>): ((facts: Facts) => Mail) & { mailName: string } {
  const render = (facts: Facts): Mail => {
    const { brand } = facts;
    const texts = mailsTexts(brand.country.locale);
    const { unsubscribe, ...said } = content(facts, texts);
    const subject = texts.subject({ title: said.title, name: brand.name });
    const mail = layOutMail(brand, { subject, ...said, id: `${mailName}-${id(facts)}` });
    return unsubscribe ? { ...mail, unsubscribe } : mail;
  };
  return Object.assign(render, { mailName });
}
