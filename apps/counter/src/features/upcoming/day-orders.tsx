import type { UpcomingOrder } from '@comanda/contract/counter/upcoming.ts';
import type { UpcomingDay } from '@comanda/domain/counter/upcoming/upcoming-days.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterUpcomingTexts } from '@comanda/i18n/es/counter-upcoming.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { ticketPath } from '../../platform/paths.ts';
import css from './upcoming.module.css';

type Props = {
  hours: UpcomingDay<UpcomingOrder>['hours'];
  texts: CounterUpcomingTexts;
  timeZone: string;
};

/** The orders of a day by their hour; each leads to its ticket. */
export const DayOrders = ({ hours, texts, timeZone }: Props) => (
  <div className={css.hours}>
    {hours.map(({ hour, orders }) => (
      <section key={hour} aria-label={hour}>
        <h3>
          {hour} <span>{texts.orders(orders.length)}</span>
        </h3>
        <ol>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} texts={texts} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);

type RowProps = Omit<Props, 'hours'> & { order: UpcomingOrder };

function OrderRow({ order, texts, timeZone }: RowProps) {
  const clock = (at: string): string => formatClock(zonedTime(instantOf(at), timeZone).minute);
  const isDelivery = order.dispatchMethod === 'store_delivery';
  return (
    <Link className={css.order} href={ticketPath(order.id)}>
      <b className={css.time}>{clock(order.scheduledAt)}</b>
      <span className={css.what}>
        <span className={css.kind}>
          <Icon name={isDelivery ? 'bike' : 'bag'} size={20} />
          <b>{texts.order(order.number)}</b>
          {isDelivery ? texts.dispatch.delivery : texts.dispatch.pickUp} · {order.customerName}
        </span>
        <span>{order.lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')}</span>
        {order.allergies.map(({ dish, text }, at) => (
          <span key={at} className={css.allergy}>
            <Icon name="alert" size={20} />
            <b>
              {texts.allergy}
              {dish === null ? '' : ` · ${dish}`}:
            </b>{' '}
            {text}
          </span>
        ))}
        <span className={css.opens}>{texts.opensAt(clock(order.opensAt))}</span>
      </span>
    </Link>
  );
}
