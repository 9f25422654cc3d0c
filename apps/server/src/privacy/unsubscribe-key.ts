import { isUuidOf, type TenantId, type UserId } from '@comanda/domain/ids.ts';
import { unsubscribeKeyLifetimeMs } from '@comanda/domain/privacy/unsubscribe-key-lifetime.ts';
import { readToken, signToken } from '../platform/http/signed-token.ts';

/** A mailbox by its keyed hash, and the person whose mail carries the link. */
export type Unsubscriber = { emailHash: string; personId: UserId };

/**
 * Creates the key of the link that unsubscribes one mailbox of one tenant, and does nothing else.
 * `now` in milliseconds.
 */
export const unsubscribeKey = (
  secret: string,
  tenantId: TenantId,
  { emailHash, personId }: Unsubscriber,
  now: number,
): string =>
  signToken(secret, 'unsubscribe', [tenantId, emailHash, personId], now + unsubscribeKeyLifetimeMs);

/** Returns the mailbox of a key, or null if the key is forged, expired or of another tenant. */
export function readUnsubscribeKey(
  secret: string,
  tenantId: TenantId,
  key: string,
  now: number,
): Unsubscriber | null {
  const [tenant, emailHash, personId] = readToken(secret, 'unsubscribe', key, now)?.facts ?? [];
  if (tenant !== tenantId || emailHash === undefined || personId === undefined) return null;
  return isUuidOf<UserId>(personId) ? { emailHash, personId } : null;
}
