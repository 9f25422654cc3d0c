import type { CardSlug } from '@comanda/contract/cards.ts';
import { isSavedCardMethod, type SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/** The name of each method of saved cards in addresses of the API. */
export const slugOfMethod: Readonly<Record<SavedCardMethod, CardSlug>> = {
  oneclick: 'oneclick',
  kushkiCardSubscription: 'kushki_card_subscription',
  credomatic: 'credomatic',
};

/** Returns the methods of saved cards that some of these stores offer, without repetition. */
export const cardMethodsOf = (
  stores: readonly Pick<Store, 'paymentMethods'>[],
): readonly SavedCardMethod[] => [
  ...new Set(stores.flatMap(({ paymentMethods }) => paymentMethods.filter(isSavedCardMethod))),
];
