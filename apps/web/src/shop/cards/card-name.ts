import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { CardTexts } from '@comanda/i18n/es/cards.ts';

/** Returns the words for a card: its brand and its last digits, if the provider named four. */
export const cardName = (
  { brand, lastDigits }: Pick<SavedCardAnswer, 'brand' | 'lastDigits'>,
  words: CardTexts,
): string =>
  lastDigits === null
    ? words.noDigits(words.brands[brand])
    : words.ending({ brand: words.brands[brand], digits: lastDigits });

/**
 * Returns the name of a card in two parts, for a row: its brand above its digits. Read together
 * they are its name.
 */
export const cardLines = (
  { brand, lastDigits }: Pick<SavedCardAnswer, 'brand' | 'lastDigits'>,
  words: CardTexts,
): { label: string; hint: string } => ({
  label: words.brands[brand],
  hint: lastDigits === null ? words.hiddenDigits : words.endingIn(lastDigits),
});

/** Returns the shortest name of a card, for a button: its brand and its digits. */
export const shortCardName = (
  { brand, lastDigits }: Pick<SavedCardAnswer, 'brand' | 'lastDigits'>,
  words: CardTexts,
): string =>
  lastDigits === null
    ? words.noDigits(words.brands[brand])
    : words.short({ brand: words.brands[brand], digits: lastDigits });

/** Returns the digits of a card, for a button without room for its brand. */
export const shortCardDigits = (
  { lastDigits }: Pick<SavedCardAnswer, 'lastDigits'>,
  words: CardTexts,
): string => (lastDigits === null ? words.hiddenDigits : words.shortDigits(lastDigits));
