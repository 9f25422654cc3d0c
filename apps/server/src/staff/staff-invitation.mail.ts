import { counterSegment, invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/** `to`: the email of the person; `name`: theirs. */
export type StaffInvitationFacts = { staffId: StaffId; to: string; name: string; brand: MailBrand };

/**
 * The mail that invites a person to the counter. Its link fills in the email and opens nothing.
 * docs/rules/counter-staff.md#invitation.
 */
export const staffInvitationMail = defineMail<StaffInvitationFacts>({
  name: 'staff-invitation',
  id: ({ staffId }) => staffId,
  content({ to, name, brand }, texts) {
    const title = texts.staffInvitationTitle(brand.name);
    const email = new URLSearchParams([[invitedEmailKey, to]]).toString();
    return {
      ...{ to, subject: title, title, preheader: texts.staffInvitationText },
      blocks: [paragraph(texts.staffInvitationHello(name)), paragraph(texts.staffInvitationText)],
      link: { label: texts.staffInvitationLink, url: `${brand.origin}/${counterSegment}#${email}` },
      footer: texts.staffInvitationFooter(brand.name),
    };
  },
});
