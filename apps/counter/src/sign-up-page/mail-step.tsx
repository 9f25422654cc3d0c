import { createSignUpCode } from '@comanda/contract/sign-up.ts';
import type { SignUpPage } from '@comanda/contract/sign-up-page.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { SignUpTexts } from '@comanda/i18n/es/sign-up.ts';
import { Button } from '@comanda/ui/button.tsx';
import { SignInEmailField } from '@comanda/ui/sign-in-email-field.tsx';
import { type SubmitEvent, useState } from 'react';
import { signUpApi } from './sign-up-api.ts';
import type { AskedSignUp } from './asked-sign-up.ts';
import css from './sign-up.module.css';
import { StepPage } from './step-page.tsx';
import { useSending } from './use-sending.ts';

type Props = {
  page: SignUpPage;
  texts: SignUpTexts;
  email: string;
  invitation: string | null;
  onEmail: (email: string) => void;
  onAsked: (asked: AskedSignUp['asked']) => void;
};

/** The email to which the code is mailed. */
export function MailStep({ page, texts, email, invitation, onEmail, onAsked }: Props) {
  const { isBusy, problem, send } = useSending(texts);
  const [isWrong, setWrong] = useState(false);
  const isUninvited = page.isInvitedOnly && invitation === null;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wrong = normalEmail(email) === null;
    setWrong(wrong);
    if (wrong) return;
    const asked = await send(() =>
      signUpApi.call(createSignUpCode, { body: { email, invitation }, as: null }),
    );
    if (asked !== null) onAsked(asked);
  };
  return (
    <StepPage
      domain={page.domain}
      title={texts.title}
      lead={isUninvited ? texts.invitedOnly : texts.lead}
    >
      {isUninvited ? null : (
        <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <SignInEmailField
            id="email"
            label={texts.email}
            value={email}
            maxLength={fieldLengths.email}
            problem={isWrong ? texts.emailWrong : undefined}
            onChange={onEmail}
          />
          <p className={css.problem} role="alert">
            {problem}
          </p>
          <Button type="submit" wide aria-disabled={isBusy}>
            {texts.sendCode}
          </Button>
        </form>
      )}
    </StepPage>
  );
}
