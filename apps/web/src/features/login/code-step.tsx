import { codeLengths } from '@comanda/domain/verification/code-format.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import type { LoginTexts } from '@comanda/i18n/es/login.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import type { SubmitEvent } from 'react';
import { SentTo } from '../../shop/session/sent-to.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { GuestOrderNotice } from './guest-order-notice.tsx';
import css from './login.module.css';
import { LoginNote } from './login-note.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResendRow } from './resend-row.tsx';
import { type CodeStepProps, useLoginCode } from './use-login-code.ts';

/**
 * The second step: the code. It is sent as soon as it is complete; the button sends it too. A code
 * that is over gives way to a new one. docs/rules/login.md#code-field,
 * docs/rules/login.md#wrong-codes.
 */
export function CodeStep(props: CodeStepProps) {
  const { step, onStep } = props;
  const { pending } = step;
  const words = useTextsOf(loginTexts);
  const mailed = useLoginCode(props);
  const { isOver, isBusy, isRenewing } = mailed;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    mailed.submit();
  };
  return (
    <>
      <DialogHead title={words.codeTitle} lead={<SentTo {...pending} />} />
      <DialogBody>
        <form className={css.step} onSubmit={submit} noValidate>
          <CodeField
            {...mailed.field}
            label={codeLabel(pending.codeLength, words)}
            hint={words.paste}
            length={pending.codeLength}
          />
          <RefusalNotice refusal={mailed.refusal} />
          <Button type="submit" wide aria-disabled={isBusy || isRenewing}>
            {submitLabel(mailed, words)}
          </Button>
          <ResendRow
            resendAt={isOver ? null : pending.resendAt}
            onResend={() => void mailed.renew()}
            isBusy={isRenewing}
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

const codeLabel = (length: number, words: LoginTexts): string =>
  length === codeLengths.short ? words.codeOfDigits(length) : words.codeOfCharacters(length);

type CodeState = Pick<ReturnType<typeof useLoginCode>, 'isOver' | 'isBusy' | 'isRenewing'>;

function submitLabel({ isOver, isBusy, isRenewing }: CodeState, words: LoginTexts): string {
  if (isOver) return isRenewing ? words.sending : words.newCode;
  return isBusy ? words.submitting : words.submit;
}
