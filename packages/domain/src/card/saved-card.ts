import type { CardId } from '../ids.ts';
import type { CardBrand } from './card-brand.ts';

/** Payment methods that pay with a saved card. docs/rules/cards.md#saved-cards. */
export const savedCardMethods = ['oneclick', 'kushkiCardSubscription', 'credomatic'] as const;
export type SavedCardMethod = (typeof savedCardMethods)[number];

export const isSavedCardMethod = (name: string): name is SavedCardMethod =>
  savedCardMethods.some((known) => known === name);

/** Types of saved cards on the wire. */
export const savedCardTypes = ['oneClick', 'kushki', 'credomatic'] as const;
export type SavedCardType = (typeof savedCardTypes)[number];

const typeOfMethod: Record<SavedCardMethod, SavedCardType> = {
  oneclick: 'oneClick',
  kushkiCardSubscription: 'kushki',
  credomatic: 'credomatic',
};

export const methodOfCardType: Readonly<Record<SavedCardType, SavedCardMethod>> = {
  oneClick: 'oneclick',
  kushki: 'kushkiCardSubscription',
  credomatic: 'credomatic',
};

export const cardTypeOf = (method: SavedCardMethod): SavedCardType => typeOfMethod[method];

/**
 * States of a stored card. `removing`: its user deleted it, and the provider has not confirmed the
 * removal. `gone`: removed, or the provider or the bank withdrew it. Only an `active` card is
 * listed and pays. docs/rules/cards.md#saved-cards.
 */
export const cardStates = ['active', 'removing', 'gone'] as const;
export type CardState = (typeof cardStates)[number];

/**
 * A card of a user as the user sees it. `lastDigits` null: the provider named no four digits.
 * `createdAt`, `usedAt`: milliseconds; `usedAt` null: it never paid. The provider's token never
 * leaves the server. docs/rules/cards.md#saved-cards.
 */
export type SavedCard = {
  readonly id: CardId;
  readonly method: SavedCardMethod;
  readonly lastDigits: string | null;
  readonly brand: CardBrand;
  readonly createdAt: number;
  readonly usedAt: number | null;
};

/** Most cards that a user may have at a brand. docs/rules/cards.md#saved-cards. */
export const maxSavedCards = 10;

/**
 * Returns the last four digits that a provider names, or null if they are not four digits.
 * docs/rules/cards.md#saved-cards.
 */
export const readLastDigits = (masked: string | null | undefined): string | null =>
  /\d{4}$/.exec(masked?.trim() ?? '')?.[0] ?? null;
