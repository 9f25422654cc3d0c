import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useArea } from '../../platform/app-context.tsx';
import { useSecondsLeft } from '../../platform/use-seconds-left.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './paying.module.css';

/** "Tu pedido 42 te espera hasta las 20:15", with the minutes that are left. Nothing once they are over. */
export function TimeLeft({ order }: { order: Order }) {
  const words = useArea(paymentsTexts);
  const until = order.payment?.payableUntil ?? null;
  const left = useSecondsLeft(until);
  if (until === null || left <= 0) return null;
  const time = formatClock(zonedTime(Date.parse(until), order.timeZone).minute);
  return (
    <p className={css.left}>
      <Icon name="clock" size={18} />
      <span>
        {words.payableUntil(time)} <b role="timer">{words.timeLeft(minutesWords(left))}</b>
      </span>
    </p>
  );
}

/** `12:05` of 725 seconds. */
const minutesWords = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
