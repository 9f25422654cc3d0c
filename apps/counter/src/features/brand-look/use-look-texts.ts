import { counterLookTexts } from '@comanda/i18n/areas/counter-look.ts';
import type { CounterLookTexts } from '@comanda/i18n/es/counter-look.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useLookTexts = (): CounterLookTexts => useTextsOf(counterLookTexts);
