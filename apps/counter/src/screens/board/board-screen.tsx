import { boardColumns } from '@comanda/domain/counter/board-column.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { useLiveBoard } from '../../counter/live-board.tsx';
import { useConnection } from '../../counter/use-connection.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from '../../features/board/board.module.css';
import { AcceptsAloneNote } from '../../features/board/accepts-alone-note.tsx';
import { BoardColumn } from '../../features/board/board-column.tsx';
import { ringCancelledOrder } from '../../features/board/board-sounds.ts';
import { BoardHead } from '../../features/board/board-head.tsx';
import type { Sheet } from '../../features/board/card-actions.tsx';
import { type Columns, columnsOf, countOpen } from '../../features/board/columns-of.ts';
import { ColumnTabs } from '../../features/board/column-tabs.tsx';
import { LargeTypeSwitch } from '../../features/board/large-type-switch.tsx';
import { type SoldOut, SoldOutOffer } from '../../features/board/sold-out-offer.tsx';
import { UndoBar } from '../../features/board/undo-bar.tsx';
import { useCancelledOrders } from '../../features/board/use-cancelled-orders.ts';
import { useFocusAfterMove } from '../../features/board/use-focus-after-move.ts';
import { type OrderActions, useOrderActions } from '../../features/board/use-order-actions.ts';
import { useLargeType } from '../../features/board/use-large-type.ts';
import { columnPlaces } from '../../features/board/open-columns.ts';
import { useOpenColumns } from '../../features/board/use-open-columns.ts';
import { PrinterTroubleLine } from '../../features/printers/printer-trouble.tsx';
import { StoreAlertLine } from '../../features/store/store-alerts.tsx';
import { OrderSheet } from './order-sheet.tsx';

type Store = NonNullable<ReturnType<typeof useStores>['store']>;

/** The orders of the store. */
export function BoardScreen() {
  const { store } = useStores();
  return store === null ? null : <StoreBoard key={store.id} store={store} />;
}

function StoreBoard({ store }: { store: Store }) {
  const texts = useTextsOf(counterBoardTexts);
  const { board } = useLiveBoard();
  const actions = useOrderActions(store.id, texts);
  const pending = useStore(actions.taps.state, (state) => state.pending);
  const type = useLargeType();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [offers, setOffers] = useState<readonly SoldOut[]>([]);
  const columns = useMemo(() => columnsOf(board?.cards ?? [], pending), [board, pending]);
  return (
    <div className={css.board} data-large={type.isLarge || undefined}>
      <BoardNews columns={columns}>
        <AcceptsAloneNote isOn={board?.acceptsAlone === true} texts={texts} />
        <StoreAlertLine storeId={store.id} timeZone={store.timeZone} />
        <PrinterTroubleLine />
        <LargeTypeSwitch {...type} texts={texts} />
      </BoardNews>
      <BoardColumns
        store={store}
        columns={columns}
        actions={actions}
        open={setSheet}
        isLarge={type.isLarge}
      />
      {sheet === null ? null : (
        <OrderSheet
          sheet={sheet}
          texts={texts}
          actions={actions}
          waitMinutes={board?.waitMinutes ?? 0}
          timeZone={store.timeZone}
          onSoldOut={(order) => setOffers((waiting) => [...waiting, order])}
          onClose={() => setSheet((open) => (open === sheet ? null : open))}
        />
      )}
      <Dock
        storeId={store.id}
        offers={offers}
        taps={actions.taps}
        onAnswered={(order) => setOffers((waiting) => waiting.filter((each) => each !== order))}
      />
    </div>
  );
}

/** The head, the alarm, and what a screen reader and the tab's title are told. */
function BoardNews({ columns, children }: { columns: Columns; children: ReactNode }) {
  const texts = useTextsOf(counterBoardTexts);
  const { board, isLive } = useLiveBoard();
  const cancelled = useCancelledOrders(board?.cards ?? null);
  const fresh = countOpen(columns.new);
  const { sound } = useCounter();
  useEffect(() => {
    if (cancelled.count > 0) ringCancelledOrder(sound);
  }, [sound, cancelled.count]);
  const status = statusText(board !== null, isLive, texts);
  return (
    <>
      <BoardHead texts={texts} fresh={fresh} status={status}>
        {children}
      </BoardHead>
      <p className="visually-hidden" aria-live="assertive">
        {cancelled.number === null ? '' : texts.ended.announce(cancelled.number)}
      </p>
    </>
  );
}

type ColumnsProps = {
  store: Store;
  columns: Columns;
  actions: OrderActions;
  open: (sheet: Sheet) => void;
  isLarge: boolean;
};

const gridWidths = { open: 'minmax(0, 1fr)', strip: 'var(--strip)' };

/** The columns side by side; a screen with room for one shows it, and tabs choose it. */
export function BoardColumns({
  store: { timeZone },
  columns,
  actions,
  open,
  isLarge,
}: ColumnsProps) {
  const texts = useTextsOf(counterBoardTexts);
  const { isOffline } = useConnection();
  const element = useRef<HTMLDivElement>(null);
  const { open: opened, toggle, show } = useOpenColumns(element, columns, isLarge);
  const { places, widths } = useMemo(() => columnPlaces(opened), [opened]);
  useFocusAfterMove(element);
  const common = { texts, timeZone, actions, isOffline, open, onToggle: toggle };
  return (
    <>
      {toggle === null ? (
        <ColumnTabs columns={columns} texts={texts} shown={opened[0] ?? 'new'} onShow={show} />
      ) : null}
      <div
        className={css.columns}
        ref={element}
        data-alone={opened.length === 1 || undefined}
        style={{ gridTemplateColumns: widths.map((width) => gridWidths[width]).join(' ') }}
      >
        {boardColumns.map((column) => (
          <BoardColumn
            place={places[column]}
            key={column}
            column={column}
            cards={columns[column]}
            isOpen={opened.includes(column)}
            {...common}
          />
        ))}
      </div>
    </>
  );
}

type DockProps = {
  storeId: StoreId;
  offers: readonly SoldOut[];
  taps: OrderActions['taps'];
  onAnswered: (order: SoldOut) => void;
};

/**
 * Stands below the columns: the offer to switch off what a rejected order missed, one at a time,
 * and the bar that drops a tap.
 */
function Dock({ storeId, offers: [order], taps, onAnswered }: DockProps) {
  const texts = useTextsOf(counterBoardTexts);
  return (
    <div className={css.dock} data-about-a-card="">
      {order && (
        <SoldOutOffer
          key={order.number}
          storeId={storeId}
          order={order}
          texts={texts}
          onClose={() => onAnswered(order)}
        />
      )}
      <UndoBar taps={taps} texts={texts} />
    </div>
  );
}

function statusText(isKnown: boolean, isLive: boolean, texts: CounterBoardTexts): string {
  if (!isKnown) return texts.loading;
  return isLive ? '' : texts.notLive;
}
