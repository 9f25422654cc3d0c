import { counterSearchTexts } from '@comanda/i18n/areas/counter-search.ts';
import { useState } from 'react';
import { Screen } from '../../counter/screen.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { useStores } from '../../counter/use-session.ts';
import { useSettled } from '../../counter/use-settled.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { FoundOrders } from '../../features/search/found-orders.tsx';

/** Finds any order of the store; before a search, those that ended today. */
export function SearchScreen() {
  const texts = useTextsOf(counterSearchTexts);
  const { store } = useStores();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  return (
    <Screen title={texts.title}>
      <SearchField label={texts.label} value={typed} onType={setTyped} />
      {store === null ? null : <FoundOrders storeId={store.id} text={text} />}
    </Screen>
  );
}
