import { countdownText } from '@comanda/i18n/format/clock-text.ts';
import { useAction } from '@comanda/client/use-action.ts';
import { accept } from '@comanda/domain/result.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { useState } from 'react';
import { Button } from '@comanda/ui/button.tsx';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './code.module.css';

type Props = {
  resendAt: string;
  /** The code is over: a new one can be asked for at once. */
  isOver: boolean;
  /** Resolves to true if a mail was sent. */
  onResend: () => Promise<boolean>;
};

/** Sends the code again, once the wait that the server asked for is over. */
export function ResendCode({ resendAt, isOver, onResend }: Props) {
  const words = useTextsOf(loginTexts);
  const left = useSecondsLeft(resendAt);
  const [wasSent, setSent] = useState(false);
  const { run, isBusy } = useAction(async () => accept(await onResend()), { onDone: setSent });
  return (
    <div className={css.row}>
      <span role="status">{wasSent ? words.resent : ''}</span>
      {left > 0 && !isOver ? (
        <span role="timer">{words.resendIn(countdownText(left))}</span>
      ) : (
        <Button look="link" aria-disabled={isBusy} onClick={() => void run()}>
          {isOver ? words.newCode : words.resend}
        </Button>
      )}
    </div>
  );
}
