import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { CardTexts } from '@comanda/i18n/es/cards.ts';

/** Returns the reason for which saving a card could not begin. */
export const notBegunText = ({ label, metadata }: Refusal, words: CardTexts): string =>
  label === 'OPERATION_NOT_SUPPORTED' && typeof metadata['limit'] === 'number'
    ? words.tooMany(metadata['limit'])
    : words.notBegun;
