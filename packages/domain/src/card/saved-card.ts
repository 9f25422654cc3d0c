import { recordOf } from '../record-of.ts';
import type { CardId } from '../ids.ts';
import { allMethods } from '../payment/all-methods.ts';
import {
  hasFlow,
  type MethodOfFlow,
  type PaymentMethodName,
  paymentMethodNames,
} from '../payment/method-names.ts';
import type { CardBrand } from './card-brand.ts';

/** Payment methods that pay with a saved card. docs/rules/cards.md#saved-cards. */
export type SavedCardMethod = MethodOfFlow<'savedCard' | 'htmlForm'>;

export const isSavedCardMethod = (name: PaymentMethodName): name is SavedCardMethod =>
  hasFlow(name, 'savedCard', 'htmlForm');

export const savedCardMethods: readonly SavedCardMethod[] =
  paymentMethodNames.filter(isSavedCardMethod);

/** A type of saved cards on the wire. */
export type SavedCardType = (typeof allMethods)[SavedCardMethod]['cardType'];

export const cardTypeOf = (method: SavedCardMethod): SavedCardType => allMethods[method].cardType;

export const savedCardTypes: readonly SavedCardType[] = savedCardMethods.map(cardTypeOf);

/** The method that pays with each type of saved card. */
export const methodOfCardType = recordOf<SavedCardType, SavedCardMethod>(
  savedCardMethods.map((method) => [cardTypeOf(method), method]),
);

/**
 * States of a stored card. `removing`: its user deleted it, and the provider has not confirmed the
 * removal. `gone`: removed, or the provider or the bank withdrew it. Only an `active` card is
 * listed and pays. docs/rules/cards.md#saved-cards.
 */
const cardStates = ['active', 'removing', 'gone'] as const;
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
