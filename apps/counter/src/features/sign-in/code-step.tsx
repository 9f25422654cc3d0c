import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTextsOf } from '../../counter/use-texts.ts';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';
import { type MailedCode, useMailedCode } from './use-mailed-code.ts';

/** The code of the mail; its last character sends it. */
export function CodeStep({ onBack, ...mailed }: MailedCode & { onBack: () => void }) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const { code, type, submit, askAgain, problem, isBusy, isAsking } = useMailedCode(mailed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <SignInCard title={texts.codeTitle} lead={texts.codeLead(mailed.email)} onBack={onBack}>
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <CodeField
          ref={field}
          label={texts.code}
          value={code}
          length={mailed.asked.codeLength}
          hint={texts.codeHint}
          problem={problem ?? undefined}
          onChange={type}
        />
        <Button type="submit" wide aria-disabled={isBusy}>
          {texts.enter}
        </Button>
        <div className={css.links}>
          <Button look="link" aria-disabled={isAsking} onClick={() => void askAgain()}>
            {texts.codeAgain}
          </Button>
        </div>
      </form>
    </SignInCard>
  );
}
