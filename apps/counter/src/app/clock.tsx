import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { useStores } from '../counter/use-session.ts';
import { useMinute } from '../counter/use-minute.ts';
import css from './top-bar.module.css';

/** The time at the store by the server's clock: a tablet's own may be wrong. */
export function Clock() {
  const minute = useMinute();
  const { store } = useStores();
  if (store === null) return null;
  const time = formatClock(zonedTime(minute, store.timeZone).minute);
  return (
    <time className={css.clock} dateTime={time}>
      {time}
    </time>
  );
}
