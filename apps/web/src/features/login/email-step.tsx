import { checkEmail } from '@comanda/domain/checkout/check-email.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { SignInEmailField } from '@comanda/ui/sign-in-email-field.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { GuestOrderNotice } from './guest-order-notice.tsx';
import css from './login.module.css';
import { LoginNote } from './login-note.tsx';
import type { LoginStep } from './login-step.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useFieldText } from './use-field-text.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useRequestCode } from './use-request-code.ts';

type Props = {
  step: Extract<LoginStep, { kind: 'email' }>;
  onStep: (step: LoginStep) => void;
};

/** The first step: the e-mail that the code goes to. */
export function EmailStep({ step, onStep }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(loginTexts);
  const checkout = useTextsOf(checkoutTexts);
  const [email, setEmail] = useState(step.email);
  const [wasSent, setWasSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnStep(input, !step.isFirst);
  const { request, isBusy, refusal } = useRequestCode();
  const fieldText = useFieldText();
  const problem = wasSent ? fieldText('email', checkEmail(email), refusal) : undefined;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setWasSent(true);
    if (isBusy) return;
    if (checkEmail(email) !== null) return input.current?.focus();
    const pending = await request(email.trim());
    if (pending !== null) onStep({ kind: 'code', pending, isFirst: false });
  };
  return (
    <>
      <DialogHead title={words.title} lead={words.lead} />
      <DialogBody>
        <form className={css.step} onSubmit={(event) => void submit(event)} noValidate>
          <SignInEmailField
            id="login-email"
            label={texts.common.email}
            problem={problem}
            ref={input}
            enterKeyHint="send"
            placeholder={checkout.emailExample}
            value={email}
            onChange={setEmail}
          />
          <RefusalNotice refusal={problem === undefined ? refusal : null} />
          <GuestOrderNotice email={checkEmail(email) === null ? email : ''} />
          <Button type="submit" wide aria-disabled={isBusy}>
            {isBusy ? words.sending : words.send}
          </Button>
          <LoginNote />
        </form>
      </DialogBody>
    </>
  );
}
