import type { CardTexts } from '@comanda/i18n/es/cards.ts';

/** The words for a code of the card provider: K001 is a wrong field, every other code the general sentence. docs/rules/cards.md#card-provider-errors. */
export const cardErrorText = (code: string, words: CardTexts): string =>
  code === 'K001' ? words.errorForm : words.errorCard;
