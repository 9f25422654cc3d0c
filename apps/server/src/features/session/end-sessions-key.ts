import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { endSessionsKeyLifetimeMs } from '@comanda/domain/session/token-lifetimes.ts';
import { readToken, signToken } from '../../platform/http/signed-token.ts';

const purpose = 'end-sessions';

/** Makes the key of a notice mail's link, which ends all sessions of one user. docs/rules/people.md#link-that-ends-all-sessions. */
export const endSessionsKey = (
  secret: string,
  tenantId: TenantId,
  userId: UserId,
  now: number,
): string => signToken(secret, purpose, [tenantId, userId], now + endSessionsKeyLifetimeMs);

/** Returns the user of a key, or null if the key is forged, expired or of another tenant. */
export function userOfEndSessionsKey(
  secret: string,
  tenantId: TenantId,
  key: string,
  now: number,
): UserId | null {
  const facts = readToken(secret, purpose, key, now)?.facts;
  return facts?.length === 2 && facts[0] === tenantId ? (facts[1] as UserId) : null;
}
