import type { CardId } from '../ids.ts';
import type { SavedCard } from './saved-card.ts';

/**
 * A line of the list: the newest card of one plastic, and the ids of its older copies, newest
 * first.
 */
export type ListedCard = SavedCard & { readonly copies: readonly CardId[] };

const plasticOf = ({ id, method, brand, lastDigits }: SavedCard): string =>
  lastDigits === null ? id : `${method} ${brand} ${lastDigits}`;

/**
 * Returns one line per plastic, oldest line first, so that the last line is the card saved last.
 * Two cards of one method, brand and last four digits count as one plastic.
 * docs/rules/cards.md#plastic-saved-twice.
 */
export function listSavedCards(cards: readonly SavedCard[]): readonly ListedCard[] {
  const newestFirst = cards.toSorted((one, other) => other.createdAt - one.createdAt);
  const isCopy = (card: SavedCard, at: number): boolean =>
    newestFirst.findIndex((other) => plasticOf(other) === plasticOf(card)) < at;
  return newestFirst
    .filter((card, at) => !isCopy(card, at))
    .map((card) => ({
      ...card,
      copies: newestFirst
        .filter((other, at) => plasticOf(other) === plasticOf(card) && isCopy(other, at))
        .map(({ id }) => id),
    }))
    .toReversed();
}
