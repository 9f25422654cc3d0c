import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { Lateness } from '@comanda/domain/counter/board-lateness.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './board.module.css';
import { removalMark } from './removal-mark.ts';
import { useServerValue } from './use-server-value.ts';

type Props = { card: BoardCard; texts: CounterBoardTexts; lateness: Lateness };

/**
 * The marks of an order: a problem of its rider, accepted without staff and not begun, begun, and
 * late where the figure of its card counts no minutes.
 */
export function CardMarks({ card, texts, lateness }: Props) {
  const { startedAt, hasRiderProblem, ended } = card;
  const isUnseen = card.isAcceptedAlone && card.status === 'preparing' && startedAt === null;
  if (ended !== null) return null;
  return (
    <>
      {hasRiderProblem ? (
        <p className={css.mark} data-mark="problem">
          <Icon name="alert" size={22} />
          {texts.riderProblem}
        </p>
      ) : null}
      {isUnseen ? (
        <p className={css.mark} data-mark="new">
          <Icon name="bag" size={22} />
          {texts.acceptedAlone}
        </p>
      ) : null}
      {startedAt === null ? null : (
        <p className={css.mark} data-mark="started">
          <Icon name="check" size={22} />
          {texts.started}
        </p>
      )}
      <RemovalMark card={card} texts={texts} />
      <LateMark card={card} texts={texts} lateness={lateness} />
    </>
  );
}

/** The question that the shopper has about units of the order, or its answer. */
function RemovalMark({ card: { removal }, texts }: Pick<Props, 'card' | 'texts'>) {
  const isLate = useServerValue((now) =>
    removal !== null && removal.answer === null && now >= instantOf(removal.callAt) ? 1 : 0,
  );
  if (removal === null) return null;
  const { text, mark } = removalMark(removal, isLate === 1, texts.removal);
  return (
    <p className={css.mark} data-mark={mark}>
      <Icon name={mark === 'started' ? 'check' : 'alert'} size={22} />
      {text}
    </p>
  );
}

function LateMark({ card: { column, lateAt }, texts, lateness }: Props) {
  const isCounted = column === 'new' || column === 'kitchen';
  const isInFigure = isCounted || (column === 'onTheWay' && lateness === 'late');
  if (lateness === 'onTime' || lateAt === null || isInFigure) return null;
  return (
    <p className={css.mark} data-mark={lateness}>
      <Icon name="clock" size={22} />
      {lateness === 'late' ? <Late since={instantOf(lateAt)} texts={texts} /> : texts.soon}
    </p>
  );
}

function Late({ since, texts }: { since: number; texts: CounterBoardTexts }) {
  const minutes = useServerValue((now) => Math.max(0, Math.floor((now - since) / minuteMs)));
  return texts.late(minutes);
}
