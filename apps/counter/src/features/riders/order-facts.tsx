import type { RiderOrder } from '@comanda/contract/counter/riders.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { useMinute } from '../../counter/use-minute.ts';
import { useMoney } from '../../counter/use-money.ts';
import css from './riders.module.css';
import { useRidersTexts } from './use-riders-texts.ts';

/** The clock of the store at an ISO instant: `12:45`. */
export const clockAt = (instant: string, timeZone: string): string =>
  formatClock(zonedTime(instantOf(instant), timeZone).minute);

/** The address of an order, its time, and the amount that its rider collects. */
export function OrderFacts({ order, timeZone }: { order: RiderOrder; timeZone: string }) {
  const texts = useRidersTexts();
  const money = useMoney();
  const now = useMinute();
  const { address, customerName, estimatedAt, toCollect } = order;
  return (
    <>
      <span className={css.address}>{address}</span>
      <span className={css.facts}>
        <span>{customerName}</span>
        {estimatedAt === null ? null : (
          <b className={instantOf(estimatedAt) < now ? css.late : undefined}>
            {texts.forTime(clockAt(estimatedAt, timeZone))}
          </b>
        )}
        <span className={toCollect > 0 ? css.collect : undefined}>
          {toCollect > 0 ? texts.collect(money(toCollect)) : texts.paid}
        </span>
      </span>
    </>
  );
}
