import type { TextsForLocale } from '@comanda/i18n/define-texts.ts';
import { textsOfArea, type PageTexts } from '../platform/texts.ts';
import { useApp } from './app-context.ts';

export const useTexts = (): PageTexts => useApp().texts;

/** Returns the texts of an area that a lazy screen imports. */
export const useTextsOf = <T>(area: TextsForLocale<T>): T =>
  textsOfArea(area, useApp().page.settings);
