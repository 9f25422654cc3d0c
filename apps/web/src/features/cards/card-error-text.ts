import type { CardTexts } from '@comanda/i18n/es/cards.ts';
import { network, notLoaded, wrongField } from './card-token.ts';

/**
 * The words for a code of the card form: K001 is a wrong field, every other code of the provider
 * the general sentence; a lost connection and a form that does not open have words of their own.
 * docs/rules/cards.md#card-provider-errors.
 */
export function cardErrorText(code: string, words: CardTexts): string {
  switch (code) {
    case wrongField:
      return words.errorForm;
    case network:
      return words.errorNetwork;
    case notLoaded:
      return words.errorNotLoaded;
    default:
      return words.errorCard;
  }
}
