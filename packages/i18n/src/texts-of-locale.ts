import type { Locale } from '@comanda/domain/country/countries.ts';
import { chile } from './es-CL/texts.ts';
import { guatemala } from './es-GT/texts.ts';
import { mexico } from './es-MX/texts.ts';
import { peru } from './es-PE/texts.ts';
import type { LocaleTexts } from './locale-texts.ts';

/** A country whose locale is missing here does not compile. */
const textsByLocale: Readonly<Record<Locale, LocaleTexts>> = {
  es: { words: {} },
  'es-CL': chile,
  'es-GT': guatemala,
  'es-MX': mexico,
  'es-PE': peru,
};

/**
 * Returns the texts of a locale that differ from the base `es`. A build for browsers has
 * {@link ./texts-of-page.ts} in place of this file. docs/rules/tenants.md#texts-by-country.
 */
export const textsOfLocale = (locale: Locale): LocaleTexts => textsByLocale[locale];
