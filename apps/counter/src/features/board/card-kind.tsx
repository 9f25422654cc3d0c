import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import css from './board.module.css';

type Props = { card: BoardCard; texts: CounterBoardTexts; timeZone: string; children: ReactNode };

/**
 * The kind of an order as it is read from afar, its marks, and what is to be collected.
 */
export function CardKind({ card, texts, timeZone, children }: Props) {
  const { scheduledAt, dispatchMethod, broughtBy } = card;
  const isDelivery = dispatchMethod === 'store_delivery';
  return (
    <div className={css.kind}>
      <p className={css.kindMark} data-kind={isDelivery ? 'delivery' : 'pickup'}>
        <Icon name={isDelivery ? 'bike' : 'bag'} size={24} />
        <b>{isDelivery ? texts.dispatch.delivery : texts.dispatch.pickUp}</b>
      </p>
      {scheduledAt === null ? null : (
        <p className={css.kindMark} data-kind="later">
          <Icon name="clock" size={24} />
          <b>{texts.later(formatClock(zonedTime(instantOf(scheduledAt), timeZone).minute))}</b>
        </p>
      )}
      {children}
      {broughtBy === 'courier' ? <p>{texts.courier}</p> : null}
      <Money card={card} texts={texts} />
    </div>
  );
}

function Money({ card: { toCollect }, texts }: Pick<Props, 'card' | 'texts'>) {
  const { country } = useCounter().page;
  return toCollect === 0 ? (
    <p className={css.paid}>{texts.paid}</p>
  ) : (
    <p className={css.toCollect}>{texts.toCollect(formatMoney(toCollect, country))}</p>
  );
}
