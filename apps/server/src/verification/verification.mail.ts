import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { type MailBlock, paragraph } from '../mail/mail-content.ts';

/**
 * `browser` and `system`: the families that asked; null: unknown. `url`: the link that logs in;
 * null: the mail has none. `id`: the same for the same mail.
 */
export type VerificationMailFacts = {
  id: string;
  purpose: VerificationPurpose;
  email: string;
  code: string;
  url: string | null;
  browser: string | null;
  system: string | null;
  brand: MailBrand;
};

/**
 * The mail of a verification code. Subject and preheader have no code, because a locked screen
 * shows them. docs/rules/login.md#mail-of-a-code.
 */
export const verificationMail = defineMail<VerificationMailFacts>({
  name: 'code',
  id: ({ id }) => id,
  content({ purpose, email, code, url, browser, system, brand }, texts) {
    const isDeviceKnown = browser !== null || system !== null;
    const device: MailBlock[] = isDeviceKnown
      ? [{ kind: 'quiet', text: texts.codeDevice({ browser, system }) }]
      : [];
    return {
      to: email,
      preheader: texts.codeLasts,
      title: texts.codeTitles[purpose],
      blocks: [
        paragraph(texts.codeText[purpose]),
        { kind: 'code', label: texts.codeLabel, code, hint: texts.codeLasts },
        ...device,
        { kind: 'quiet', text: texts.codeSecret(brand.name) },
      ],
      link: url === null ? null : { label: texts.codeLink(brand.name), url },
      footer: texts.codeFooter,
    };
  },
});
