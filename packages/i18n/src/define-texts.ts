import type { Locale } from '@comanda/domain/country/countries.ts';
import { withBrandWording, type BrandWording } from './brand-wording.ts';
import { type Vocabulary, words } from './es/words.ts';
import type { Overlays } from './locale-texts.ts';
import { merge, type Overlay } from './merge.ts';
import { textsOfLocale } from '#texts-of-locale';

/** Returns the texts of one area in a locale, with the brand's wording. Cached. */
export type TextsForLocale<T> = (locale: Locale, wording?: BrandWording) => T;

/** Returns the everyday words of a country. docs/rules/tenants.md#texts-by-country. */
export const vocabularyFor = (locale: Locale): Vocabulary => ({
  ...words,
  ...textsOfLocale(locale).words,
});

/**
 * Merges a base, written once around the country's words, with a locale's texts of the area, which
 * `overlayOf` finds. A text is a string or a function of typed parameters, so a wrong key or a
 * missing parameter does not compile. Each area is a module, and a page loads only those that it
 * imports. `name` is the area's prefix in a brand's wording: `cart` of `cart.empty`.
 */
export function defineTexts<T extends object>(
  name: string,
  base: (words: Vocabulary) => T,
  overlayOf: (overlays: Overlays) => Overlay<T> | undefined = () => undefined,
): TextsForLocale<T> {
  const textsCache = new Map<Locale, T>();
  const plain = (locale: Locale): T => {
    const known = textsCache.get(locale);
    if (known !== undefined) return known;
    const texts = merge(base(vocabularyFor(locale)), overlayOf(textsOfLocale(locale)) ?? {});
    textsCache.set(locale, texts);
    return texts;
  };
  return (locale, wording) =>
    wording === undefined ? plain(locale) : withBrandWording(plain(locale), name, wording);
}
