import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { type MailBlock, paragraph } from './mail-content.ts';

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
 * Renders the mail of a verification code. Subject and preheader have no code, because a locked
 * screen shows them. docs/rules/login.md#mail-of-a-code.
 */
export function verificationMail(facts: VerificationMailFacts): Mail {
  const { id, purpose, email, code, url, brand } = facts;
  const texts = emailsTexts(brand.country.locale);
  const title = texts.codeTitles[purpose];
  const isDeviceKnown = facts.browser !== null || facts.system !== null;
  const device: MailBlock[] = isDeviceKnown
    ? [{ kind: 'quiet', text: texts.codeDevice(facts) }]
    : [];
  return layOutMail(brand, {
    id,
    to: email,
    subject: texts.subject({ title, name: brand.name }),
    preheader: texts.codeLasts,
    title,
    blocks: [
      paragraph(texts.codeText[purpose]),
      { kind: 'code', label: texts.codeLabel, code, hint: texts.codeLasts },
      ...device,
      { kind: 'quiet', text: texts.codeSecret(brand.name) },
    ],
    link: url === null ? null : { label: texts.codeLink(brand.name), url },
    footer: texts.codeFooter,
  });
}
