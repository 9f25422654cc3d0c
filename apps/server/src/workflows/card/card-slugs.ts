import type { CardSlug } from '@comanda/contract/cards.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';

/** Methods of saved cards by their name in addresses. */
export const methodOfCardSlug: Readonly<Record<CardSlug, SavedCardMethod>> = {
  oneclick: 'oneclick',
  kushki_card_subscription: 'kushkiCardSubscription',
  credomatic: 'credomatic',
};

export const isCardSlug = (slug: string): slug is CardSlug => Object.hasOwn(methodOfCardSlug, slug);
