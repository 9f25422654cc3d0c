import { recordOf } from '@comanda/domain/record-of.ts';
import type { CardSlug } from '@comanda/contract/cards.ts';
import { type SavedCardMethod, savedCardMethods } from '@comanda/domain/card/saved-card.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';

/** Methods of saved cards by their name in addresses. */
export const methodOfCardSlug = recordOf<CardSlug, SavedCardMethod>(
  savedCardMethods.map((method) => [slugOf(method), method]),
);

export const isCardSlug = (slug: string): slug is CardSlug => Object.hasOwn(methodOfCardSlug, slug);
