import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/** `brand`: the installation in the place of one. */
export type SignUpInvitationFacts = {
  invitationId: string;
  to: string;
  url: string;
  brand: MailBrand;
};

/**
 * The mail that invites a person to create a brand. docs/rules/sign-up.md#invitation-to-sign-up.
 */
export const signUpInvitationMail = defineMail<SignUpInvitationFacts>({
  name: 'sign-up-invitation',
  id: ({ invitationId }) => invitationId,
  content({ to, url }, texts) {
    const title = texts.signUpInvitationTitle;
    return {
      ...{ to, title, preheader: texts.signUpInvitationText },
      blocks: [
        paragraph(texts.signUpInvitationText),
        { kind: 'quiet', text: texts.signUpInvitationLasts },
      ],
      link: { label: texts.signUpInvitationLink, url },
      footer: texts.signUpInvitationFooter,
    };
  },
});
