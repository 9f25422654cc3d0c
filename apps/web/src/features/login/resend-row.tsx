import { countdownText } from '@comanda/i18n/format/clock-text.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './login.module.css';

type Props = {
  /** ISO instant; null: the main button asks for a new code. */ resendAt: string | null;
  isBusy: boolean;
  isOver: boolean;
  /** The mail was just sent again. */ wasResent: boolean;
  onResend: () => void;
  onChangeEmail: () => void;
};

/**
 * The other ways on from the code: another e-mail, and the same mail again, with the time until
 * then by the server's clock.
 */
export function ResendRow({ resendAt, isBusy, isOver, wasResent, onResend, onChangeEmail }: Props) {
  const words = useTextsOf(loginTexts);
  const left = useSecondsLeft(resendAt);
  const isDue = left <= 0;
  return (
    <>
      <div className={css.row}>
        <Button look="link" onClick={onChangeEmail}>
          {words.changeEmail}
        </Button>
        {isOver ? null : isDue ? (
          <Button
            look="link"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : onResend())}
          >
            {isBusy ? words.sending : words.resend}
          </Button>
        ) : (
          <span className={css.quiet} role="timer">
            {words.resendIn(countdownText(left))}
          </span>
        )}
      </div>
      {wasResent ? (
        <p className={css.hint} role="status">
          {words.resent} {words.notArrived}
        </p>
      ) : isDue ? (
        <p className={css.hint}>{words.notArrived}</p>
      ) : null}
    </>
  );
}
