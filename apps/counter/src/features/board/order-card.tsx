import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { latenessAt } from '@comanda/domain/counter/board-lateness.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCounter } from '../../counter/app-context.ts';
import { ticketPath } from '../../platform/paths.ts';
import css from './board.module.css';

type Props = {
  card: BoardCard;
  texts: CounterBoardTexts;
  timeZone: string;
  now: number;
  actions: ReactNode;
};

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** One order: its number, time and lateness large, then what it is and what it costs. */
export function OrderCard({ card, texts, timeZone, now, actions }: Props) {
  const { country } = useCounter().page;
  const isDelivery = card.dispatchMethod === 'store_delivery';
  const lateness = latenessAt({ soonAt: ms(card.soonAt), lateAt: ms(card.lateAt) }, now);
  const hidden = card.itemCount - card.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={css.card} data-late={lateness}>
      <div className={css.top}>
        <h3 className={css.number}>
          <Link href={ticketPath(card.id)}>{card.number}</Link>
        </h3>
        <p className={css.time}>{timeText(card, texts, timeZone, now)}</p>
      </div>
      <p className={css.facts}>
        <Icon name={isDelivery ? 'bike' : 'bag'} size={20} />
        <span>{isDelivery ? texts.dispatch.delivery : texts.dispatch.pickUp}</span>
        {card.broughtBy === 'courier' ? <span>{texts.courier}</span> : null}
        <b>{card.customerName}</b>
        {lateness === 'onTime' ? null : (
          <span className={css.late}>
            <Icon name="alert" size={18} /> {texts.late[lateness]}
          </span>
        )}
        {card.startedAt === null ? null : (
          <span className={css.started}>
            <Icon name="check" size={18} /> {texts.started}
          </span>
        )}
      </p>
      <ul className={css.items}>
        {card.items.map(({ quantity, name }, at) => (
          <li key={at}>
            <b>{quantity}×</b> {name}
          </li>
        ))}
        {hidden > 0 ? <li>{texts.more(hidden)}</li> : null}
      </ul>
      <p className={css.facts}>
        <span>{texts.items(card.itemCount)}</span>
        <b>{formatMoney(card.total, country)}</b>
        <span>
          {card.toCollect === 0
            ? texts.paid
            : texts.toCollect(formatMoney(card.toCollect, country))}
        </span>
      </p>
      <div className={css.actions}>{actions}</div>
    </li>
  );
}

function timeText(
  { column, alarm, readyAt, estimatedAt, scheduledAt }: BoardCard,
  texts: CounterBoardTexts,
  timeZone: string,
  now: number,
): string {
  const clock = (at: string) => formatClock(zonedTime(Date.parse(at), timeZone).minute);
  if (column === 'new' && alarm !== null)
    return texts.waiting(Math.max(0, Math.floor((now - Date.parse(alarm.since)) / minuteMs)));
  if (column === 'later') return scheduledAt === null ? '' : texts.forTime(clock(scheduledAt));
  if (column === 'kitchen') return readyAt === null ? '' : texts.readyAt(clock(readyAt));
  if (estimatedAt === null) return '';
  return column === 'onTheWay'
    ? texts.arrivesAt(clock(estimatedAt))
    : texts.forTime(clock(estimatedAt));
}
