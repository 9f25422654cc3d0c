import { createCounterCode, signInAtCounter } from '@comanda/contract/counter/sign-in.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import type { KnownDevice } from '../../counter/device.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { type AskedCode, askProblem, type NewDevice } from './email-step.tsx';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';
import { triesLeftOf } from './tries-left-of.ts';
import { useAttempt } from './use-attempt.ts';

export type SignedInByCode = AnswerOf<typeof signInAtCounter>;

type Props = {
  asked: AskedCode;
  email: string;
  device: NewDevice;
  known: KnownDevice | null;
  onBack: () => void;
  onAskedAgain: (asked: AskedCode) => void;
  onSignedIn: (signedIn: SignedInByCode) => void;
};

/** The code of the mail; its last character sends it. */
export function CodeStep({ asked, email, device, known, onBack, onAskedAgain, onSignedIn }: Props) {
  const { api, toasts } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const [code, setCode] = useState('');
  const own = (refusal: Refusal): string | null => {
    const left = triesLeftOf(refusal);
    if (left === null) return askProblem(refusal, texts);
    return left === 0 ? texts.codeOver : texts.codeWrong(left);
  };
  const attempt = useAttempt<SignedInByCode | null>(own);
  const again = useAttempt<AskedCode | null>(own);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const loginHeader = { [headers.loginToken]: asked.loginToken };
  const send = async (typed: string): Promise<void> => {
    const outcome = await attempt.run(() =>
      api.call(signInAtCounter, {
        body: { email, verificationCode: typed, device },
        headers: {
          ...loginHeader,
          ...(known === null ? {} : { [headers.deviceToken]: known.token }),
        },
        as: null,
      }),
    );
    if (outcome?.ok && outcome.value !== null) onSignedIn(outcome.value);
    else if (outcome?.ok === false) setCode('');
  };
  const change = (typed: string): void => {
    if (attempt.isBusy) return;
    setCode(typed);
    if (typed.length > 0) attempt.setProblem(null);
    if (typed.length === asked.codeLength) void send(typed);
  };
  const askAgain = async (): Promise<void> => {
    attempt.setProblem(null);
    const outcome = await again.run(() =>
      api.call(createCounterCode, { body: { email }, headers: loginHeader, as: null }),
    );
    if (!outcome?.ok || outcome.value === null) return;
    onAskedAgain(outcome.value);
    showToast(toasts, texts.codeSent);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!attempt.isBusy) void send(code);
  };
  return (
    <SignInCard title={texts.codeTitle} lead={texts.codeLead(email)} onBack={onBack}>
      <form className={css.form} noValidate onSubmit={submit}>
        <CodeField
          ref={field}
          label={texts.code}
          value={code}
          length={asked.codeLength}
          hint={texts.codeHint}
          problem={attempt.problem ?? again.problem ?? undefined}
          onChange={change}
        />
        <Button type="submit" wide aria-disabled={attempt.isBusy}>
          {texts.enter}
        </Button>
        <div className={css.links}>
          <Button look="link" aria-disabled={again.isBusy} onClick={() => void askAgain()}>
            {texts.codeAgain}
          </Button>
        </div>
      </form>
    </SignInCard>
  );
}
