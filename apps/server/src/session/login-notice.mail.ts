import type { BrowserFamily } from '@comanda/domain/session/browser-family.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/** `url`: the link that ends all sessions. `id`: of the session. */
type LoginNotice = BrowserFamily & { id: string; to: string; url: string; brand: MailBrand };

/**
 * The mail about a login by a browser that the account did not know.
 * docs/rules/people.md#known-browser.
 */
export const loginNoticeMail = defineMail<LoginNotice>({
  name: 'login',
  id: ({ id }) => id,
  content: ({ to, url, brand, browser, system }, texts) => ({
    to,
    preheader: texts.loginText({ browser, system }),
    title: texts.loginTitle,
    blocks: [paragraph(texts.loginText({ browser, system })), paragraph(texts.loginNotYou)],
    link: { label: texts.endSessions, url },
    footer: texts.accountFooter(brand.name),
  }),
});
