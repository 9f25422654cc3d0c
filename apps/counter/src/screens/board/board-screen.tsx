import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { useCallback } from 'react';
import { useLiveBoard } from '../../counter/live-board.tsx';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { AcceptsAloneNote } from '../../features/board/accepts-alone-note.tsx';
import { PrinterTroubleLine } from '../../features/printers/printer-trouble.tsx';
import { StoreAlertLine } from '../../features/store/store-alerts.tsx';
import { AllStoresBoard } from './all-stores-board.tsx';
import { OrderBoard } from './order-board.tsx';

/** The orders of the store, or of all stores of the person. */
export function BoardScreen() {
  const { store, stores, isAll } = useStores();
  if (store === null) return null;
  return isAll ? (
    <AllStoresBoard stores={stores} shown={store} />
  ) : (
    <StoreBoard key={store.id} store={store} />
  );
}

function StoreBoard({ store }: { store: CounterStore }) {
  const texts = useTextsOf(counterBoardTexts);
  const { board } = useLiveBoard();
  const storeOf = useCallback(() => store, [store]);
  return (
    <OrderBoard cards={board?.cards ?? null} storeOf={storeOf} store={store}>
      <AcceptsAloneNote isOn={board?.acceptsAlone === true} texts={texts} />
      <StoreAlertLine storeId={store.id} timeZone={store.timeZone} />
      <PrinterTroubleLine />
    </OrderBoard>
  );
}
