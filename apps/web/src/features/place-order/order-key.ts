import { orderKeyName } from '../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { storedIdempotencyKey } from '@comanda/client/stored-idempotency-key.ts';

/**
 * The idempotency key of one order request. Order creation is never retried automatically.
 * docs/rules/orders.md#key-in-the-browser.
 */
export const {
  keyFor: orderKeyFor,
  forget: forgetOrderKey,
  inDoubt: orderInDoubt,
} = storedIdempotencyKey(orderKeyName, browserStorageLifetimes.draft);
