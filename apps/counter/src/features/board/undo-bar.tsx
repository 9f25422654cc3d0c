import { secondMs } from '@comanda/domain/duration.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import css from './board.module.css';
import type { PendingActions } from './pending-actions.ts';

/**
 * The actions that can still be dropped, with a countdown.
 * docs/rules/counter-board.md#undo-of-a-tap.
 */
export function UndoBar({ actions, texts }: { actions: PendingActions; texts: CounterBoardTexts }) {
  const pending = useStore(actions.state, (state) => state.pending);
  const now = useBrowserNow(pending.length > 0);
  return (
    <div className={css.undos} role="status">
      {pending.map(({ orderId, label, sendAt }) => (
        <p key={orderId} className={css.undo}>
          <span>
            <b>{label}</b>{' '}
            <span aria-hidden="true">
              {texts.sentIn(Math.max(0, Math.ceil((sendAt - now) / secondMs)))}
            </span>
          </span>
          <Button look="soft" onClick={() => actions.drop(orderId)}>
            {texts.undo}
          </Button>
        </p>
      ))}
    </div>
  );
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
