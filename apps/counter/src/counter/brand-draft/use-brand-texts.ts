import { counterBrandTexts } from '@comanda/i18n/areas/counter-brand.ts';
import type { CounterBrandTexts } from '@comanda/i18n/es/counter-brand.ts';
import { useTextsOf } from '../use-texts.ts';

export const useBrandTexts = (): CounterBrandTexts => useTextsOf(counterBrandTexts);
