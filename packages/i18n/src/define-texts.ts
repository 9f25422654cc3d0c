import type { Locale } from '@comanda/domain/country/countries.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { type Vocabulary, words } from './es/words.ts';
import { words as wordsOfChile } from './es-CL/words.ts';
import { words as wordsOfGuatemala } from './es-GT/words.ts';
import { words as wordsOfMexico } from './es-MX/words.ts';
import { merge, type Overlay } from './merge.ts';
import { withBrandWording, type BrandWording } from './brand-wording.ts';

/** Returns the texts of one area in a locale, with the brand's wording. Cached. */
export type TextsForLocale<T> = (locale: Locale, wording?: BrandWording) => T;
export type Overlays<T> = Partial<Record<Locale, Overlay<T>>>;

/**
 * Returns the everyday words of a country (docs/rules/tenants.md#texts-by-country). `es` serves the
 * countries without words of their own.
 */
export function vocabularyFor(locale: Locale): Vocabulary {
  switch (locale) {
    case 'es':
      return words;
    case 'es-CL':
      return { ...words, ...wordsOfChile };
    case 'es-GT':
      return { ...words, ...wordsOfGuatemala };
    case 'es-MX':
      return { ...words, ...wordsOfMexico };
    default:
      return unreachable(locale);
  }
}

/**
 * Merges a base, written once around the country's words, with a locale's overlay. A text is a
 * string or a function of typed parameters, so a wrong key or a missing parameter does not compile.
 * Each area is a module, and a page loads only those that it imports. `name` is the area's prefix
 * in a brand's wording: `cart` of `cart.empty`.
 */
export function defineTexts<T extends object>(
  name: string,
  base: (words: Vocabulary) => T,
  overlays: Overlays<T> = {},
): TextsForLocale<T> {
  const textsCache = new Map<Locale, T>();
  const plain = (locale: Locale): T => {
    const known = textsCache.get(locale);
    if (known !== undefined) return known;
    const texts = merge(base(vocabularyFor(locale)), overlays[locale] ?? {});
    textsCache.set(locale, texts);
    return texts;
  };
  return (locale, wording) =>
    wording === undefined ? plain(locale) : withBrandWording(plain(locale), name, wording);
}
