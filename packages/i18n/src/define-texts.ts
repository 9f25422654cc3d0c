import type { Locale } from '@comanda/domain/country/countries.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { type Vocabulary, words } from './es/words.ts';
import { words as wordsOfChile } from './es-CL/words.ts';
import { words as wordsOfGuatemala } from './es-GT/words.ts';
import { words as wordsOfMexico } from './es-MX/words.ts';
import { merge, type Overlay } from './merge.ts';
import { withBrandWording, type BrandWording } from './brand-wording.ts';

/** The texts of one part of the product in a locale, as a brand words them. Made once, then kept. */
export type TextsForLocale<T> = (locale: Locale, wording?: BrandWording) => T;
export type Overlays<T> = Partial<Record<Locale, Overlay<T>>>;

/** The everyday words of a country (docs/rules/tenants.md#texts-by-country). `es` serves the countries without words of their own. */
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
 * Joins a base, written once around the country's words, with what a locale says otherwise. A text is a string or a function of typed
 * parameters, so a wrong key or a missing parameter does not compile. Each area is a module: a page carries those it imports.
 * `name` is what a brand's own wording calls the area: `cart` of `cart.empty`.
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
