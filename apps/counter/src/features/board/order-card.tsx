import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { latenessAt } from '@comanda/domain/counter/board-lateness.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { memo } from 'react';
import { Link } from 'wouter';
import { ticketPath } from '../../platform/paths.ts';
import css from './board.module.css';
import { CardActions, type Sheet } from './card-actions.tsx';
import { CardAllergies } from './card-allergies.tsx';
import { CardDishes } from './card-dishes.tsx';
import { CardKind } from './card-kind.tsx';
import { CardMarks } from './card-marks.tsx';
import { cardTime, countedMinutes } from './card-time.ts';
import { cardTone } from './card-tone.ts';
import type { ShownCard } from './columns-of.ts';
import type { OrderActions } from './use-order-actions.ts';
import { useServerValue } from './use-server-value.ts';

type Props = {
  card: ShownCard;
  texts: CounterBoardTexts;
  timeZone: string;
  actions: OrderActions;
  /** Without a connection the buttons of a card are off. */
  isOffline: boolean;
  open: (sheet: Sheet) => void;
};

/** From here on a number has five digits, and is drawn smaller. */
const longNumber = 10_000;
const ms = (at: string | null): number | null => instantOf(at);

/**
 * One order: its number, time and kind large, then its allergies and all that the kitchen cooks. It
 * renders again only if the order changed.
 */
export const OrderCard = memo(Card);

function Card({ card, texts, timeZone, actions, isOffline, open }: Props) {
  const { ended, pending } = card;
  const lateness = useServerValue((now) =>
    latenessAt({ soonAt: ms(card.soonAt), lateAt: ms(card.lateAt) }, now),
  );
  const onOpen = (): void => (ended === null || isOffline ? undefined : actions.dismiss(card));
  return (
    <li
      className={css.card}
      data-order={card.id}
      data-tone={cardTone(card, lateness)}
      data-pending={pending === undefined ? undefined : ''}
    >
      <div className={css.top}>
        <OrderNumber card={card} onOpen={onOpen} />
        <p className={css.who}>{card.customerName}</p>
        {ended === null ? <Time card={card} texts={texts} timeZone={timeZone} /> : null}
      </div>
      <div className={css.body}>
        {ended === null ? null : <Ended card={card} by={ended.by} texts={texts} />}
        <CardKind card={card} texts={texts} timeZone={timeZone}>
          <CardMarks card={card} texts={texts} lateness={lateness} />
        </CardKind>
        <CardAllergies card={card} texts={texts} />
        <CardDishes card={card} texts={texts} />
      </div>
      <div className={css.actions}>
        {pending === 'held' ? (
          <UndoTap card={card} texts={texts} actions={actions} />
        ) : pending === undefined ? (
          <CardActions card={card} texts={texts} actions={actions} isOff={isOffline} open={open} />
        ) : (
          <p>{texts.stage[pending]}</p>
        )}
      </div>
    </li>
  );
}

/** Undoes the tap that is held: one Tab from the number, where the focus is after a move. */
function UndoTap({ card, texts, actions }: Pick<Props, 'card' | 'texts' | 'actions'>) {
  return (
    <Button
      look="soft"
      aria-label={texts.undoOf(card.number)}
      onClick={() => actions.taps.drop(card.id)}
    >
      {texts.undo}
    </Button>
  );
}

/** The number of the order, which leads to its ticket. */
function OrderNumber({ card: { id, number }, onOpen }: { card: BoardCard; onOpen: () => void }) {
  return (
    <h3 className={css.number} data-long={number >= longNumber || undefined}>
      <Link href={ticketPath(id)} onClick={onOpen}>
        {number}
      </Link>
    </h3>
  );
}

function Time({ card, texts, timeZone }: Pick<Props, 'card' | 'texts' | 'timeZone'>) {
  const minutes = useServerValue((now) => countedMinutes(card, now));
  const { figure, caption } = cardTime(card, minutes, { timeZone, texts });
  return (
    <p className={css.time}>
      <b>{figure}</b> <span>{caption}</span>
    </p>
  );
}

type EndedProps = {
  card: BoardCard;
  by: NonNullable<BoardCard['ended']>['by'];
  texts: CounterBoardTexts;
};

/**
 * Says that the order was cancelled, by whom, and what not to do with its food.
 * docs/rules/counter-board.md#cancelled-orders.
 */
function Ended({ card: { column }, by, texts: { ended } }: EndedProps) {
  const isCooked = column === 'ready' || column === 'onTheWay';
  return (
    <p className={css.ended}>
      <b>
        <Icon name="close" size={20} /> {ended.mark}
      </b>
      <span>{ended.by[by]}.</span> <span>{isCooked ? ended.doNotHandOver : ended.doNotCook}.</span>
    </p>
  );
}
