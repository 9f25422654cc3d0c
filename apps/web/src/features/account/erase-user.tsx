import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { CodeForm } from './code-form.tsx';
import { EraseConsequences } from './erase-consequences.tsx';
import { codeTroubleText } from './sent-code.ts';
import type { Erasure } from './use-erase.ts';
import { useSentCode } from './use-sent-code.ts';

type Props = { email: string; erasure: Erasure; onCancel: () => void };

/** The erasure of a user: the consequences, then the code that the account's email received. */
export function EraseUser({ email, erasure, onCancel }: Props) {
  const { texts } = useApp();
  const words = useTextsOf(profileTexts);
  const login = useTextsOf(loginTexts);
  const { isBusy, problem, clearProblem, checkOrders, erase } = erasure;
  const code = useSentCode({ purpose: 'erasure' });
  const start = async (): Promise<void> => {
    if (!(await checkOrders())) await code.send();
  };
  const resend = async (): Promise<boolean> => {
    const wasSent = await code.send();
    if (wasSent) clearProblem();
    return wasSent;
  };
  if (code.sent !== null) {
    const { sent } = code;
    return (
      <CodeForm
        email={email}
        sent={sent}
        submitLabel={words.eraseYes}
        busyLabel={isBusy ? words.erasing : null}
        problem={problem}
        onSubmit={(typed) => void erase({ code: typed, loginToken: sent.loginToken })}
        onResend={resend}
        resendRefusal={code.refusal}
      />
    );
  }
  return (
    <div className={css.text}>
      <EraseConsequences />
      <p>{words.eraseCode(email)}</p>
      {code.refusal === null ? null : (
        <Notice tone="bad">{codeTroubleText(code.refusal, words.code, words.code.notSent)}</Notice>
      )}
      <div className={css.actions}>
        <Button wide aria-disabled={code.isSending} onClick={() => void start()}>
          {code.isSending ? login.sending : words.eraseSendCode}
        </Button>
        <Button look="link" wide onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      </div>
    </div>
  );
}
