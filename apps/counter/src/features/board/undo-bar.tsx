import { secondMs } from '@comanda/domain/duration.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShellTexts } from '../../counter/use-texts.ts';
import type { OrderTaps } from '../../counter/taps/order-taps.ts';
import type { PendingTap } from '../../counter/taps/tap-list.ts';
import css from './board.module.css';
import { undoRows } from './undo-rows.ts';

type Props = { taps: OrderTaps; texts: CounterBoardTexts };

/**
 * The taps that can still be undone, with a countdown, those that wait for the network, and those
 * that were lost. docs/rules/counter-board.md#taps-without-an-answer.
 */
export function UndoBar({ taps, texts }: Props) {
  const { pending, lost } = useStore(taps.state);
  const shell = useShellTexts();
  const { rows, inOneRow } = undoRows(pending);
  const now = useBrowserNow(pending.some(({ stage }) => stage === 'held'));
  return (
    <div className={css.undos} role="status">
      {inOneRow === null ? null : (
        <p className={css.undo} data-stage="unsent">
          <b>{shell.unsentTaps(inOneRow)}</b>
        </p>
      )}
      {rows.map((each) => (
        <p key={each.tap.key} className={css.undo} data-stage={each.stage}>
          <span>
            <b>{each.tap.label}</b> <Stage pending={each} now={now} texts={texts} />
          </span>
          {each.stage === 'held' ? (
            <Button look="soft" onClick={() => taps.drop(each.tap.orderId)}>
              {texts.undo}
            </Button>
          ) : null}
        </p>
      ))}
      {lost.map(({ key, label }) => (
        <p key={key} className={css.undo} data-stage="lost">
          <span>
            <b>{texts.lostTap(label)}</b> {texts.lostTapHint}
          </span>
          <Button look="soft" onClick={() => taps.dismiss(key)}>
            {texts.lostTapRead}
          </Button>
        </p>
      ))}
    </div>
  );
}

type StageProps = { pending: PendingTap; now: number; texts: CounterBoardTexts };

/** A countdown says nothing new to somebody who listens. */
function Stage({ pending: { stage, sendAt }, now, texts }: StageProps) {
  if (stage !== 'held') return <span>{texts.stage[stage]}</span>;
  const seconds = Math.max(0, Math.ceil((sendAt - now) / secondMs));
  return <span aria-hidden="true">{texts.sentIn(seconds)}</span>;
}

/** A countdown measures a span of this device; it decides nothing. */
function useBrowserNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const renew = () => setNow(performance.now());
    renew();
    const timer = setInterval(renew, 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
