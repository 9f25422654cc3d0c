import {
  type BoardColumn as BoardColumnName,
  boardColumns,
} from '@comanda/domain/counter/board-column.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useConnection } from '../../counter/use-connection.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from '../../features/board/board.module.css';
import { BoardColumn } from '../../features/board/board-column.tsx';
import type { Sheet } from '../../features/board/card-actions.tsx';
import { columnsOf } from '../../features/board/columns-of.ts';
import { OrderSheet } from '../../features/board/order-sheet.tsx';
import { UndoBar } from '../../features/board/undo-bar.tsx';
import { alarmOf, useAlarm } from '../../features/board/use-alarm.ts';
import { useLiveBoard } from '../../features/board/use-live-board.ts';
import { useOrderActions } from '../../features/board/use-order-actions.ts';
import { useServerValue } from '../../features/board/use-server-value.ts';

type Store = NonNullable<ReturnType<typeof useStores>['store']>;

/** The orders of the store. */
export function BoardScreen() {
  const { store } = useStores();
  return store === null ? null : <StoreBoard key={store.id} store={store} />;
}

function StoreBoard({ store }: { store: Store }) {
  const texts = useTextsOf(counterBoardTexts);
  const { board, isLive } = useLiveBoard(store.id);
  const actions = useOrderActions(store.id, texts);
  const pending = useStore(actions.pending.state, (state) => state.pending);
  const { isOffline } = useConnection();
  const [shown, setShown] = useState<BoardColumnName>('new');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const columns = useMemo(() => columnsOf(board?.cards ?? [], pending), [board, pending]);
  const fresh = columns.new.length;
  const sound = useAlarm(useServerValue((now) => alarmOf(columns.new, now)));
  useTabTitle(fresh === 0 ? texts.title : texts.newOrders(fresh));
  return (
    <>
      <div className={css.head}>
        <h1 className="title">{texts.title}</h1>
        <p aria-live="polite">{fresh > 0 ? texts.newOrders(fresh) : ''}</p>
        <Button look={sound.isSounding ? 'soft' : 'main'} onClick={sound.toggle}>
          {sound.isSounding ? texts.soundOn : texts.soundOff}
        </Button>
      </div>
      <p role="status">{statusText(board !== null, isLive, texts)}</p>
      <div className={css.tabs}>
        {boardColumns.map((column) => (
          <Button
            key={column}
            look={column === shown ? 'main' : 'soft'}
            aria-pressed={column === shown}
            onClick={() => setShown(column)}
          >
            {texts.columns[column]} {columns[column].length}
          </Button>
        ))}
      </div>
      <div className={css.columns}>
        {boardColumns.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            cards={columns[column]}
            texts={texts}
            timeZone={store.timeZone}
            actions={actions}
            isOffline={isOffline}
            isShown={column === shown}
            open={setSheet}
          />
        ))}
      </div>
      {sheet === null ? null : (
        <OrderSheet
          sheet={sheet}
          texts={texts}
          actions={actions}
          waitMinutes={board?.waitMinutes ?? 0}
          onClose={() => setSheet(null)}
        />
      )}
      <UndoBar actions={actions.pending} texts={texts} />
    </>
  );
}

function statusText(isKnown: boolean, isLive: boolean, texts: CounterBoardTexts): string {
  if (!isKnown) return texts.loading;
  return isLive ? '' : texts.notLive;
}

/** The number of new orders stands in the tab's title, also while another tab is in front. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
