import { counterRidersTexts } from '@comanda/i18n/areas/counter-riders.ts';
import type { CounterRidersTexts } from '@comanda/i18n/es/counter-riders.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useRidersTexts = (): CounterRidersTexts => useTextsOf(counterRidersTexts);
