import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { useLiveBoardPart, useLiveBoardState } from '../../counter/live-board.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from '../../features/board/board.module.css';
import { cardsOfStores, storeOfOrder } from '../../features/board/cards-of-stores.ts';
import { countOpen } from '../../features/board/columns-of.ts';
import { OrderBoard } from './order-board.tsx';

type Props = { stores: readonly CounterStore[]; shown: CounterStore };

/**
 * The orders of all stores of the person, each with its store's name; a store can be looked at
 * alone. The alarm rings for all of them. docs/rules/counter-board.md#all-stores-on-one-board.
 */
export function AllStoresBoard({ stores, shown }: Props) {
  const { storeChoice } = useCounter();
  const live = useLiveBoardState();
  const boards = useLiveBoardPart((state) => state.boards);
  const [only, setOnly] = useState<StoreId | null>(null);
  const cards = useMemo(() => cardsOfStores(boards, stores, only), [boards, stores, only]);
  const storeOf = useCallback(
    (id: OrderId) => storeOfOrder(live.getState().boards, stores, id) ?? shown,
    [live, stores, shown],
  );
  // The links of a card lead to screens of its store.
  const visitStore = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const id = link?.closest<HTMLElement>('[data-order]')?.dataset['order'];
    const card = cards?.find((each) => each.id === id);
    if (card?.store) storeChoice.visit(card.store.id);
  };
  return (
    <div className={css.all} onClickCapture={visitStore}>
      <OrderBoard
        cards={cards}
        storeOf={storeOf}
        store={shown}
        filter={<StoreFilter {...{ stores, boards, only }} onChange={setOnly} />}
      />
    </div>
  );
}

type FilterProps = Pick<Props, 'stores'> & {
  boards: Parameters<typeof cardsOfStores>[0];
  only: StoreId | null;
  onChange: (only: StoreId | null) => void;
};

/** All stores, or one of them, each with the number of its new orders. */
function StoreFilter({ stores, boards, only, onChange }: FilterProps) {
  const texts = useTextsOf(counterBoardTexts);
  return (
    <fieldset className={css.filter}>
      <legend className="visually-hidden">{texts.filterStores}</legend>
      <ChoiceChip isOn={only === null} text={texts.everyStore} onPress={() => onChange(null)} />
      {stores.map(({ id, name }) => (
        <ChoiceChip
          key={id}
          isOn={only === id}
          text={texts.storeWithNew({ name, count: countNew(boards.get(id)?.cards) })}
          onPress={() => onChange(id)}
        />
      ))}
    </fieldset>
  );
}

const countNew = (cards: Parameters<typeof countOpen>[0] = []): number =>
  countOpen(cards.filter(({ column }) => column === 'new'));
