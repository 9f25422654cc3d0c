import { counterShellTexts } from '@comanda/i18n/areas/counter-shell.ts';
import type { TextsForLocale } from '@comanda/i18n/define-texts.ts';
import type { CounterShellTexts } from '@comanda/i18n/es/counter-shell.ts';
import { useCounter } from './app-context.ts';

/** Returns the texts of an area in the language of the brand's country. */
export const useTextsOf = <T>(area: TextsForLocale<T>): T => area(useCounter().page.country.locale);

export const useShellTexts = (): CounterShellTexts => useTextsOf(counterShellTexts);
