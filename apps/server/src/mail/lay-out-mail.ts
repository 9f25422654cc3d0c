import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/**
 * Lays a mail out as HTML in the brand's look and as plain text, which says the same.
 * docs/rules/notifications.md#look-of-a-mail.
 */
export const layOutMail = (brand: MailBrand, content: MailContent): Mail => ({
  id: content.id,
  to: content.to,
  fromName: brand.name,
  subject: content.subject,
  text: mailText(content),
  html: mailHtml(brand, content),
});
