import { codeLengths } from '@comanda/domain/verification/code-format.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { SentTo } from '../../shop/session/sent-to.tsx';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { GuestOrderNotice } from './guest-order-notice.tsx';
import css from './login.module.css';
import { LoginNote } from './login-note.tsx';
import type { LoginStep } from './login-step.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResendRow } from './resend-row.tsx';
import { useCodeText } from './use-code-text.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useRequestCode } from './use-request-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

type Props = {
  step: Extract<LoginStep, { kind: 'code' }>;
  onStep: (step: LoginStep) => void;
  frame: ModalFrame<ModalAnswers['login']>;
};

/**
 * The second step: the code. It is sent as soon as it is complete; the button sends it too. A code
 * that is over gives way to a new one. docs/rules/login.md#code-field,
 * docs/rules/login.md#wrong-codes.
 */
export function CodeStep({ step, onStep, frame }: Props) {
  const { pending } = step;
  const words = useTextsOf(loginTexts);
  const [wasIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnStep(input, !step.isFirst);
  const { verify, isBusy, problem, clearProblem } = useVerifyCode(pending);
  const finish = useFinishLogin(frame, onStep);
  const renewal = useRequestCode();
  const isOver = useSecondsLeft(pending.expiresAt) <= 0 || problem?.kind === 'over';
  const text = useCodeText({
    pending,
    problem,
    isOver,
    wasIncomplete,
    linkRefused: step.linkRefused,
  });

  const send = async (complete: string): Promise<void> => {
    const right = await verify({ verificationCode: complete });
    if (right !== null) return finish(right);
    clear();
    input.current?.focus();
  };
  const { code, type, clear } = useTypedCode({
    length: pending.codeLength,
    isBusy,
    onEdit: clearProblem,
    onComplete: (typed) => (isOver ? undefined : void send(typed)),
  });
  const renew = async (): Promise<void> => {
    const next = await renewal.request(pending.email, isOver ? undefined : pending);
    if (next !== null) onStep({ kind: 'code', pending: next, isFirst: false, wasResent: true });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy || renewal.isBusy) return;
    if (isOver) return void renew();
    if (code.length === pending.codeLength) return void send(code);
    setIncomplete(true);
    input.current?.focus();
  };
  const refusal = problem?.kind === 'refused' ? problem.refusal : renewal.refusal;
  return (
    <>
      <DialogHead title={words.codeTitle} lead={<SentTo {...pending} />} />
      <DialogBody>
        <form className={css.step} onSubmit={submit} noValidate>
          <CodeField
            label={
              pending.codeLength === codeLengths.short
                ? words.codeOfDigits(pending.codeLength)
                : words.codeOfCharacters(pending.codeLength)
            }
            hint={words.paste}
            length={pending.codeLength}
            value={code}
            onChange={(typed) => {
              setIncomplete(false);
              type(typed);
            }}
            problem={text}
            ref={input}
          />
          <RefusalNotice refusal={refusal} />
          <Button type="submit" wide aria-disabled={isBusy || renewal.isBusy}>
            {isOver
              ? renewal.isBusy
                ? words.sending
                : words.newCode
              : isBusy
                ? words.submitting
                : words.submit}
          </Button>
          <ResendRow
            resendAt={isOver ? null : pending.resendAt}
            onResend={() => void renew()}
            isBusy={renewal.isBusy}
            isOver={isOver}
            wasResent={step.wasResent === true}
            onChangeEmail={() => onStep({ kind: 'email', email: pending.email, isFirst: false })}
          />
          <GuestOrderNotice email={pending.email} />
          <LoginNote />
        </form>
      </DialogBody>
    </>
  );
}
