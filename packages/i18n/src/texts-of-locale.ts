import type { Locale } from '@comanda/domain/country/countries.ts';
import { chile } from './es-CL/texts.ts';
import { guatemala } from './es-GT/texts.ts';
import { mexico } from './es-MX/texts.ts';
import { peru } from './es-PE/texts.ts';
import type { LocaleTexts } from './locale-texts.ts';

/**
 * The texts of each locale that differ from the base `es`. A country whose locale is missing here
 * does not compile. docs/rules/tenants.md#texts-by-country.
 */
export const textsOfLocale: Readonly<Record<Locale, LocaleTexts>> = {
  es: { words: {} },
  'es-CL': chile,
  'es-GT': guatemala,
  'es-MX': mexico,
  'es-PE': peru,
};
