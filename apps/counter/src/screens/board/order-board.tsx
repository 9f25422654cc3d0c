import { boardColumns } from '@comanda/domain/counter/board-column.ts';
import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { useLiveBoardPart } from '../../counter/live-board.tsx';
import { useConnection } from '../../counter/use-connection.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from '../../features/board/board.module.css';
import { BoardColumn } from '../../features/board/board-column.tsx';
import { ringCancelledOrder } from '../../features/board/board-sounds.ts';
import { BoardHead } from '../../features/board/board-head.tsx';
import type { Sheet } from '../../features/board/card-actions.tsx';
import {
  type Columns,
  columnsOf,
  countOpen,
  type ShownCard,
} from '../../features/board/columns-of.ts';
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
import { AllStoresSwitch } from '../../features/board/all-stores-switch.tsx';
import { OrderSheet } from './order-sheet.tsx';

type Props = {
  /** The cards of the board; null: none came yet. */
  cards: readonly ShownCard[] | null;
  /** The store of an order. It stays the same function, so that no card renders for nothing. */
  storeOf: (orderId: OrderId) => CounterStore;
  /** The store whose time the board tells. */
  store: CounterStore;
  /** Notes of the head about the store. */
  children?: ReactNode;
  /** The choice of a store, below the head. */
  filter?: ReactNode;
};

/** The orders of a store, or of several, with all that can be done with them. */
export function OrderBoard({ cards, storeOf, store, children, filter }: Props) {
  const texts = useTextsOf(counterBoardTexts);
  const storeIdOf = useCallback((id: OrderId) => storeOf(id).id, [storeOf]);
  const actions = useOrderActions(storeIdOf, texts);
  const tapped = useStore(actions.taps.state);
  const type = useLargeType();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const columns = useMemo(() => columnsOf(cards ?? [], tapped), [cards, tapped]);
  return (
    <div className={css.board} data-large={type.isLarge || undefined}>
      <BoardNews cards={cards} columns={columns}>
        {children}
        <AllStoresSwitch texts={texts} />
        <LargeTypeSwitch {...type} texts={texts} />
      </BoardNews>
      {filter}
      <BoardColumns
        store={store}
        columns={columns}
        actions={actions}
        open={setSheet}
        isLarge={type.isLarge}
      />
      {sheet === null ? null : (
        <OpenSheet
          sheet={sheet}
          store={storeOf(sheet.card.id)}
          actions={actions}
          onSoldOut={(order) =>
            setOffers((waiting) => [...waiting, { order, storeId: storeIdOf(sheet.card.id) }])
          }
          onClose={() => setSheet((open) => (open === sheet ? null : open))}
        />
      )}
      <Dock
        offers={offers}
        taps={actions.taps}
        onAnswered={(offer) => setOffers((waiting) => waiting.filter((each) => each !== offer))}
      />
    </div>
  );
}

type OpenSheetProps = Omit<ComponentProps<typeof OrderSheet>, 'texts' | 'waitMinutes' | 'timeZone'>;

/** The sheet of an order, with the wait and the time of its store. */
function OpenSheet({ store, ...props }: OpenSheetProps & { store: CounterStore }) {
  const texts = useTextsOf(counterBoardTexts);
  const waitMinutes = useLiveBoardPart(({ boards }) => boards.get(store.id)?.waitMinutes ?? 0);
  return (
    <OrderSheet {...props} texts={texts} waitMinutes={waitMinutes} timeZone={store.timeZone} />
  );
}

/** The head, the alarm, and what a screen reader and the tab's title are told. */
type NewsProps = Pick<Props, 'cards' | 'children'> & { columns: Columns };

function BoardNews({ cards, columns, children }: NewsProps) {
  const texts = useTextsOf(counterBoardTexts);
  const isLive = useLiveBoardPart((live) => live.isLive);
  const cancelled = useCancelledOrders(cards);
  const fresh = countOpen(columns.new);
  const { sound } = useCounter();
  useEffect(() => {
    if (cancelled.count > 0) ringCancelledOrder(sound);
  }, [sound, cancelled.count]);
  const status = statusText(cards !== null, isLive, texts);
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
  store: CounterStore;
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

/** The dishes that a rejected order of a store missed. */
type Offer = { order: SoldOut; storeId: StoreId };
type DockProps = {
  offers: readonly Offer[];
  taps: OrderActions['taps'];
  onAnswered: (offer: Offer) => void;
};

/**
 * Stands below the columns: the offer to switch off what a rejected order missed, one at a time,
 * and the bar that drops a tap.
 */
function Dock({ offers: [offer], taps, onAnswered }: DockProps) {
  const texts = useTextsOf(counterBoardTexts);
  return (
    <div className={css.dock} data-about-a-card="">
      {offer && (
        <SoldOutOffer
          key={`${offer.storeId} ${offer.order.number}`}
          {...offer}
          texts={texts}
          onClose={() => onAnswered(offer)}
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
