import { counterBrandStoresTexts } from '@comanda/i18n/areas/counter-brand-stores.ts';
import type { CounterBrandStoresTexts } from '@comanda/i18n/es/counter-brand-stores.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useBrandStoreTexts = (): CounterBrandStoresTexts =>
  useTextsOf(counterBrandStoresTexts);
