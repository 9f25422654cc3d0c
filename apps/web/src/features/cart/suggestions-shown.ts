import { storageKey } from '@comanda/client/storage-key.ts';
import { suggestionsShownName } from '../../platform/storage-names.ts';

const key = (): string => storageKey(suggestionsShownName);
let inMemory = false;

/**
 * Returns true if "¿Algo más?" was shown in this session, in the cart or on the way to checkout,
 * also without storage.
 */
export function wereSuggestionsShown(): boolean {
  try {
    return inMemory || sessionStorage.getItem(key()) === 'yes';
  } catch {
    return inMemory;
  }
}

export function markSuggestionsShown(): void {
  inMemory = true;
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // Forbidden storage: the variable in memory lasts until the shopper leaves the page.
  }
}
