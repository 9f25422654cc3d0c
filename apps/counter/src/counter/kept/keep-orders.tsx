import { counterOfflineTexts } from '@comanda/i18n/areas/counter-offline.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../app-context.ts';
import { type LiveBoard, useLiveBoardState } from '../live-board.tsx';
import { useConnection } from '../use-connection.ts';
import { useStores } from '../use-session.ts';
import { useTextsOf } from '../use-texts.ts';
import css from './kept.module.css';
import { useHeardTime } from './use-heard-time.ts';

/**
 * Keeps what the live board shows on this device; without a connection the board shows it from
 * there, and a line says of which time. docs/rules/counter-offline.md#kept-orders.
 */
export function KeepOrders() {
  useWriteCopy();
  const isShown = useShowCopy();
  const { store } = useStores();
  const texts = useTextsOf(counterOfflineTexts);
  const time = useHeardTime(store?.timeZone);
  return (
    <div role="status">
      {isShown && time !== null ? <p className={css.from}>{texts.from(time)}</p> : null}
    </div>
  );
}

function useWriteCopy(): void {
  const { kept } = useCounter();
  const live = useLiveBoardState();
  const { store } = useStores();
  const storeId = store?.id ?? null;
  const keys = useStore(kept.state, (state) => state.keys);
  useEffect(() => {
    if (storeId === null) return;
    const keep = ({ board, isLive }: LiveBoard): void => {
      if (board === null || !isLive) return;
      kept.heard();
      kept.keep(storeId, board);
    };
    kept.choose(storeId);
    keep(live.getState());
    return live.subscribe(keep);
  }, [kept, live, storeId, keys]);
}

/** Returns whether the board shows the copy. A copy that is over leaves the board. */
function useShowCopy(): boolean {
  const { kept } = useCounter();
  const live = useLiveBoardState();
  const { isOffline } = useConnection();
  const keys = useStore(kept.state, (state) => state.keys);
  const isKept = useStore(kept.state, ({ heardAt }) => heardAt !== null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOffline || !isKept || live.getState().board !== null) return;
    let isLeft = false;
    void kept.read().then((copy) => {
      if (isLeft || copy === null || live.getState().board !== null) return;
      live.setState({ board: copy.board });
      setShown(true);
    });
    return () => {
      isLeft = true;
    };
  }, [kept, live, isOffline, isKept, keys]);
  useEffect(() => {
    if (isShown && !isKept) live.setState({ board: null });
  }, [live, isShown, isKept]);
  return isShown && isOffline && isKept;
}
