import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { latenessAt } from '@comanda/domain/counter/board-lateness.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { memo } from 'react';
import { Link } from 'wouter';
import { useCounter } from '../../counter/app-context.ts';
import { ticketPath } from '../../platform/paths.ts';
import css from './board.module.css';
import { CardActions, type Sheet } from './card-actions.tsx';
import type { ShownCard } from './columns-of.ts';
import type { OrderActions } from './use-order-actions.ts';
import { useServerValue } from './use-server-value.ts';

type Props = {
  card: ShownCard;
  texts: CounterBoardTexts;
  timeZone: string;
  actions: OrderActions;
  /** Without a connection a card has no buttons. */
  isOffline: boolean;
  open: (sheet: Sheet) => void;
};

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** One order: its number, time and lateness large, then what it is and what it costs. It renders again only if the order changed. */
export const OrderCard = memo(Card);

function Card({ card, texts, timeZone, actions, isOffline, open }: Props) {
  const { country } = useCounter().page;
  const isDelivery = card.dispatchMethod === 'store_delivery';
  const lateness = useServerValue((now) =>
    latenessAt({ soonAt: ms(card.soonAt), lateAt: ms(card.lateAt) }, now),
  );
  const hidden = card.itemCount - card.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={css.card} data-late={lateness}>
      <div className={css.top}>
        <h3 className={css.number}>
          <Link href={ticketPath(card.id)}>{card.number}</Link>
        </h3>
        <p className={css.time}>
          <CardTime card={card} texts={texts} timeZone={timeZone} />
        </p>
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
      <div className={css.actions}>
        {card.isPending || isOffline ? null : (
          <CardActions card={card} texts={texts} actions={actions} open={open} />
        )}
      </div>
    </li>
  );
}

function CardTime({ card, texts, timeZone }: Pick<Props, 'card' | 'texts' | 'timeZone'>) {
  if (card.column === 'new' && card.alarm !== null)
    return <Waiting since={Date.parse(card.alarm.since)} texts={texts} />;
  return timeText(card, texts, timeZone);
}

function Waiting({ since, texts }: { since: number; texts: CounterBoardTexts }) {
  const minutes = useServerValue((now) => Math.max(0, Math.floor((now - since) / minuteMs)));
  return texts.waiting(minutes);
}

function timeText(
  { column, readyAt, estimatedAt, scheduledAt }: BoardCard,
  texts: CounterBoardTexts,
  timeZone: string,
): string {
  const clock = (at: string) => formatClock(zonedTime(Date.parse(at), timeZone).minute);
  if (column === 'later') return scheduledAt === null ? '' : texts.forTime(clock(scheduledAt));
  if (column === 'kitchen') return readyAt === null ? '' : texts.readyAt(clock(readyAt));
  if (estimatedAt === null) return '';
  return column === 'onTheWay'
    ? texts.arrivesAt(clock(estimatedAt))
    : texts.forTime(clock(estimatedAt));
}
