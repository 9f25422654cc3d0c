import { storageKey } from '@comanda/client/storage-key.ts';
import { dismissedMessageName } from './storage-names.ts';

const key = (message: string): string => storageKey(dismissedMessageName(message));

/**
 * Returns true if the shopper dismissed this message of the brand in this session. Also true where
 * storage is forbidden, so that the message never shows on every page.
 */
export function isMessageDismissed(message: string): boolean {
  try {
    return sessionStorage.getItem(key(message)) !== null;
  } catch {
    return true;
  }
}

export function dismissMessage(message: string): void {
  try {
    sessionStorage.setItem(key(message), 'yes');
  } catch {
    // Forbidden storage: `isMessageDismissed` returns true then.
  }
}
