import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { countdownText } from '@comanda/i18n/format/clock-text.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import css from './payment.module.css';

/**
 * "Tu pedido 42 te espera hasta las 20:15", with the minutes that are left. Renders nothing after
 * the deadline.
 */
export function TimeLeft({ order }: { order: Order }) {
  const words = useTextsOf(paymentsTexts);
  const payableUntil = order.payment?.payableUntil ?? null;
  const secondsLeft = useSecondsLeft(payableUntil);
  if (payableUntil === null || secondsLeft <= 0) return null;
  const time = formatClock(zonedTime(instantOf(payableUntil), order.timeZone).minute);
  return (
    <p className={css.left}>
      <Icon name="clock" size={18} />
      <span>
        {words.payableUntil(time)} <b role="timer">{words.timeLeft(countdownText(secondsLeft))}</b>
      </span>
    </p>
  );
}
