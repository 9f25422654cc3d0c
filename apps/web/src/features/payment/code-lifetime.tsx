import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { countdownText } from '@comanda/i18n/format/clock-text.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './payment.module.css';

/**
 * The time for which a wallet's code is valid, by the server's clock. A screen reader hears of the
 * last minute once. `expiresAt`: ISO instant. Renders nothing after it.
 */
export function CodeLifetime({ expiresAt }: { expiresAt: string }) {
  const words = useTextsOf(paymentsTexts);
  const secondsLeft = useSecondsLeft(expiresAt);
  if (secondsLeft <= 0) return null;
  const isSoon = secondsLeft < 60;
  return (
    <>
      <p className={css.left} data-soon={isSoon || undefined}>
        <Icon name="clock" size={18} />
        <span role="timer">{words.walletUntil(countdownText(secondsLeft))}</span>
      </p>
      <p className="visually-hidden" role="status">
        {isSoon ? words.walletLastMinute : ''}
      </p>
    </>
  );
}
