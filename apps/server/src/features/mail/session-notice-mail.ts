import type { BrowserFamily } from '@comanda/domain/session/browser-family.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

/** `url`: the link that ends all sessions. `id`: the same for the same mail. */
type NoticeFacts = { id: string; to: string; url: string; brand: MailBrand };

/**
 * Renders the mail about a login by a browser that the account did not know.
 * docs/rules/people.md#known-browser.
 */
export function loginNoticeMail({
  id,
  to,
  url,
  brand,
  ...family
}: NoticeFacts & BrowserFamily): Mail {
  const texts = emailsTexts(brand.country.locale);
  const title = texts.loginTitle;
  return layOutMail(brand, {
    id: `login-${id}`,
    to,
    subject: texts.subject({ title, name: brand.name }),
    preheader: texts.loginText(family),
    title,
    blocks: [paragraph(texts.loginText(family)), paragraph(texts.loginNotYou)],
    link: { label: texts.endSessions, url },
    footer: texts.accountFooter(brand.name),
  });
}

/**
 * Renders the mail to the old email of an account. It does not name the new one.
 * docs/rules/people.md#change-of-an-email.
 */
export function emailChangedMail({ id, to, url, brand }: NoticeFacts): Mail {
  const texts = emailsTexts(brand.country.locale);
  const title = texts.emailChangedTitle;
  return layOutMail(brand, {
    id: `email-changed-${id}`,
    to,
    subject: texts.subject({ title, name: brand.name }),
    preheader: texts.emailChangedText,
    title,
    blocks: [paragraph(texts.emailChangedText), paragraph(texts.emailChangedNotYou)],
    link: { label: texts.endSessionsAndRestore, url },
    footer: texts.accountFooter(brand.name),
  });
}
