import { counterPrintersTexts } from '@comanda/i18n/areas/counter-printers.ts';
import type { CounterPrintersTexts } from '@comanda/i18n/es/counter-printers.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const usePrintersTexts = (): CounterPrintersTexts => useTextsOf(counterPrintersTexts);
