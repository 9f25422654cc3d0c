import { counterMenuTexts } from '@comanda/i18n/areas/counter-menu.ts';
import type { CounterMenuTexts } from '@comanda/i18n/es/counter-menu.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

export const useMenuTexts = (): CounterMenuTexts => useTextsOf(counterMenuTexts);
