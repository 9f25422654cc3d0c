import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { Lateness } from '@comanda/domain/counter/board-lateness.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './board.module.css';
import { useServerValue } from './use-server-value.ts';

type Props = { card: BoardCard; texts: CounterBoardTexts; lateness: Lateness };

/** The marks of an order: a problem of its rider, late, begun. */
export function CardMarks({ card, texts, lateness }: Props) {
  const { startedAt, lateAt, hasRiderProblem } = card;
  if (!hasRiderProblem && lateness === 'onTime' && startedAt === null) return null;
  return (
    <p className={css.marks}>
      {hasRiderProblem ? (
        <span data-mark="problem">
          <Icon name="alert" size={18} />
          {texts.riderProblem}
        </span>
      ) : null}
      {lateness === 'onTime' ? null : (
        <span data-mark={lateness}>
          <Icon name="clock" size={18} />
          {lateness === 'late' && lateAt !== null ? (
            <Late since={instantOf(lateAt)} texts={texts} />
          ) : (
            texts.soon
          )}
        </span>
      )}
      {startedAt === null ? null : (
        <span data-mark="started">
          <Icon name="check" size={18} />
          {texts.started}
        </span>
      )}
    </p>
  );
}

function Late({ since, texts }: { since: number; texts: CounterBoardTexts }) {
  const minutes = useServerValue((now) => Math.max(0, Math.floor((now - since) / minuteMs)));
  return texts.late(minutes);
}
