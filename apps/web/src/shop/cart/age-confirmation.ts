import { storageKey } from '@comanda/client/storage-key.ts';
import { adultName } from '../../platform/storage-names.ts';

/** Set where storage is forbidden; lasts until the shopper leaves the page. */
let inMemory = false;

const key = (): string => storageKey(adultName);

/**
 * Returns true if the shopper confirmed in this session to be over 18
 * (docs/rules/menu.md#age-gate).
 */
export function isAdult(): boolean {
  try {
    return inMemory || sessionStorage.getItem(key()) === 'yes';
  } catch {
    return inMemory;
  }
}

export function confirmAdult(): void {
  inMemory = true;
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // Storage is forbidden: the next page asks again.
  }
}
