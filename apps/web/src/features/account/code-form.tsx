import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { isNumericCode } from '@comanda/ui/typed-code.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SentTo } from '../../shop/session/sent-to.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './code.module.css';
import { ResendCode } from './resend-code.tsx';
import { type CodeProblem, codeTroubleText, type SentCode } from './sent-code.ts';

type Props = {
  email: string;
  sent: SentCode;
  submitLabel: string;
  /** The label while the code is checked; null: it is not. */
  busyLabel: string | null;
  problem: CodeProblem | null;
  /** The last request for another mail was refused. */
  resendRefusal: Refusal | null;
  onSubmit: (code: string) => void;
  onResend: () => Promise<boolean>;
};

/**
 * The second step of a verification: the code of the mail, what was wrong with it, and its resend.
 * A refused code leaves the field. docs/rules/login.md#code-field.
 */
export function CodeForm(props: Props) {
  const { email, sent, submitLabel, busyLabel, problem, resendRefusal, onSubmit, onResend } = props;
  const { codeLength: length, expiresAt, resendAt } = sent;
  const words = useTextsOf(loginTexts);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [problem]);
  const [known, setKnown] = useState(problem);
  if (problem !== known) {
    setKnown(problem);
    if (problem !== null && problem.kind !== 'failed') setCode('');
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (busyLabel !== null) return;
    if (code.length === length) return onSubmit(code);
    setShort(true);
    field.current?.focus();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className={css.sent}>
        <SentTo key={expiresAt} email={email} expiresAt={expiresAt} />
      </p>
      <CodeField
        ref={field}
        label={(isNumericCode(length) ? words.codeOfDigits : words.codeOfCharacters)(length)}
        value={code}
        length={length}
        hint={words.paste}
        problem={isShort ? words.incomplete(length) : problem?.text}
        onChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
      />
      <Button type="submit" wide aria-disabled={busyLabel !== null}>
        {busyLabel ?? submitLabel}
      </Button>
      <NotResent refusal={resendRefusal} />
      <ResendCode resendAt={resendAt} isOver={problem?.kind === 'over'} onResend={onResend} />
    </form>
  );
}

function NotResent({ refusal }: { refusal: Refusal | null }) {
  const words = useTextsOf(profileTexts).code;
  if (refusal === null) return null;
  return <Notice tone="bad">{codeTroubleText(refusal, words, words.notSent)}</Notice>;
}
