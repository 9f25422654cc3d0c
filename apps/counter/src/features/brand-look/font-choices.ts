import { openFonts } from '@comanda/domain/theme/open-fonts.ts';

/** The texts that a family is for: titles, or all others. */
export type FontPlace = 'title' | 'body';

/** Returns the settings that a family of a place fills. */
export const placesOfFont: Readonly<Record<FontPlace, readonly string[]>> = {
  title: ['title'],
  body: ['body', 'subtitle', 'categoryBar'],
};

/** Families to choose from: the brand's own first, then those that suit the place. */
export function fontChoices(
  place: FontPlace,
  own: readonly string[],
  open: readonly string[],
): readonly string[] {
  const other = place === 'title' ? 'text' : 'title';
  const unsuited = new Set(
    openFonts.filter(({ kind }) => kind === other).map(({ family }) => family),
  );
  return [...new Set([...own.filter(Boolean), ...open.filter((each) => !unsuited.has(each))])];
}
