import { counterSegment, invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

/** `to`: the email of the person; `name`: theirs. */
export type StaffInvitationFacts = { staffId: StaffId; to: string; name: string; brand: MailBrand };

/**
 * Renders the mail that invites a person to the counter. Its link fills in the email and opens
 * nothing. docs/rules/counter-staff.md#invitation.
 */
export function staffInvitationMail({ staffId, to, name, brand }: StaffInvitationFacts): Mail {
  const texts = emailsTexts(brand.country.locale);
  const title = texts.staffInvitationTitle(brand.name);
  const email = new URLSearchParams([[invitedEmailKey, to]]).toString();
  return layOutMail(brand, {
    id: `staff-invitation-${staffId}`,
    to,
    subject: title,
    preheader: texts.staffInvitationText,
    title,
    blocks: [paragraph(texts.staffInvitationHello(name)), paragraph(texts.staffInvitationText)],
    link: { label: texts.staffInvitationLink, url: `${brand.origin}/${counterSegment}#${email}` },
    footer: texts.staffInvitationFooter(brand.name),
  });
}
