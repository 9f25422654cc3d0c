import { counterStoreTexts } from '@comanda/i18n/areas/counter-store.ts';
import type { CounterStoreTexts } from '@comanda/i18n/es/counter-store.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useStoreTexts = (): CounterStoreTexts => useTextsOf(counterStoreTexts);
