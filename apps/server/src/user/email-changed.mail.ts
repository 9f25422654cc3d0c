import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/** `url`: the link that ends all sessions. `id`: of the change. */
type EmailChanged = { id: string; to: string; url: string; brand: MailBrand };

/**
 * The mail to the old email of an account. It does not name the new one.
 * docs/rules/people.md#change-of-an-email.
 */
export const emailChangedMail = defineMail<EmailChanged>({
  name: 'email-changed',
  id: ({ id }) => id,
  content: ({ to, url, brand }, texts) => ({
    to,
    preheader: texts.emailChangedText,
    title: texts.emailChangedTitle,
    blocks: [paragraph(texts.emailChangedText), paragraph(texts.emailChangedNotYou)],
    link: { label: texts.endSessionsAndRestore, url },
    footer: texts.accountFooter(brand.name),
  }),
});
