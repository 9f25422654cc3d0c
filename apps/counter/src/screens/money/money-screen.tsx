import type { StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Segments } from '@comanda/ui/choice.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { AllStoresMoney } from './all-stores-money.tsx';
import { StoreMoney } from './store-money.tsx';

/** The money of a day: of the store that the device shows, or of all stores of the person. */
export function MoneyScreen() {
  const { storeChoice } = useCounter();
  const { stores, store } = useStores();
  const [view, setView] = useState<'one' | 'all'>('one');
  const [asked, setAsked] = useState('today');
  if (store === null) return null;
  const open = (id: StoreId): void => {
    storeChoice.choose(id);
    setView('one');
  };
  const choice = stores.length < 2 ? null : <Choice {...{ name: store.name, view, setView }} />;
  const shared = { asked, onPick: setAsked, choice };
  if (view === 'all') return <AllStoresMoney {...shared} onOpen={open} />;
  return <StoreMoney key={store.id} {...shared} storeId={store.id} />;
}

type ChoiceProps = { name: string; view: 'one' | 'all'; setView: (view: 'one' | 'all') => void };

function Choice({ name, view, setView }: ChoiceProps) {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <Segments
      name="money-stores"
      legend={texts.stores}
      options={[
        { value: 'one', label: name },
        { value: 'all', label: texts.together },
      ]}
      value={view}
      onChange={setView}
    />
  );
}
