import { isSavedCardMethod, type SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/** Returns the methods of saved cards that some of these stores offer, without repetition. */
export const cardMethodsOf = (
  stores: readonly Pick<Store, 'paymentMethods'>[],
): readonly SavedCardMethod[] => [
  ...new Set(stores.flatMap(({ paymentMethods }) => paymentMethods.filter(isSavedCardMethod))),
];
