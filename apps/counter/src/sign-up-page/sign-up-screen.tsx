import { invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';
import { invitationKey, type SignUpPage } from '@comanda/contract/sign-up-page.ts';
import { signUpTexts } from '@comanda/i18n/areas/sign-up.ts';
import { useState } from 'react';
import type { AskedSignUp } from './asked-sign-up.ts';
import { BrandStep } from './brand-step.tsx';
import { MailStep } from './mail-step.tsx';

/** The facts that the link of an invitation carries behind its `#`; it stays there for a reload. */
const readLink = () => {
  const link = new URLSearchParams(location.hash.slice(1));
  return { invitation: link.get(invitationKey), email: link.get(invitedEmailKey) ?? '' };
};

/** The sign-up: an email, then the mailed code with the facts of the brand. */
export function SignUpScreen({ page }: { page: SignUpPage }) {
  const texts = signUpTexts(page.locale);
  const [link] = useState(readLink);
  const [step, setStep] = useState<AskedSignUp | null>(null);
  const [email, setEmail] = useState(link.email);
  if (step === null)
    return (
      <MailStep
        {...{ page, texts, email, invitation: link.invitation }}
        onEmail={setEmail}
        onAsked={(asked) => setStep({ asked, email })}
      />
    );
  return (
    <BrandStep
      {...{ page, texts, ...step, invitation: link.invitation }}
      onBack={() => setStep(null)}
      onAskedAgain={(asked) => setStep({ ...step, asked })}
    />
  );
}
