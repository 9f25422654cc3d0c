import { isUuidOf, type TenantId, type UserId } from '@comanda/domain/ids.ts';
import { endSessionsKeyLifetimeMs } from '@comanda/domain/session/token-lifetimes.ts';
import { readToken, signToken } from '../platform/http/signed-token.ts';

const purpose = 'end-sessions';

/**
 * The user whose sessions a key ends. `emailChangeId`: the change of email that it takes back as
 * well; null: none.
 */
export type EndSessionsKey = { userId: UserId; emailChangeId: string | null };

/**
 * Makes the key of a notice mail's link, which ends all sessions of one user.
 * docs/rules/people.md#link-that-ends-all-sessions.
 */
export const endSessionsKey = (
  secret: string,
  tenantId: TenantId,
  { userId, emailChangeId }: EndSessionsKey,
  now: number,
): string =>
  signToken(
    secret,
    purpose,
    [tenantId, userId, ...(emailChangeId === null ? [] : [emailChangeId])],
    now + endSessionsKeyLifetimeMs,
  );

/** Reads a key, or returns null if it is forged, expired or of another tenant. */
export function readEndSessionsKey(
  secret: string,
  tenantId: TenantId,
  key: string,
  now: number,
): EndSessionsKey | null {
  const [owner, userId, emailChangeId = null] = readToken(secret, purpose, key, now)?.facts ?? [];
  return owner === tenantId && userId !== undefined && isUuidOf<UserId>(userId)
    ? { userId, emailChangeId }
    : null;
}
