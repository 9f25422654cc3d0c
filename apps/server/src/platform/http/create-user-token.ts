import type { TenantId } from '@comanda/domain/ids.ts';
import { boundedMap } from '../bounded-map.ts';
import { readToken, signToken } from './signed-token.ts';

const hour = 3_600_000;

/** Lets a browser of this tenant create guests; the same for an hour, good for at least 24 h. `now` in milliseconds. docs/rules/people.md#create-user-token. */
export const createUserToken = (secret: string, tenantId: TenantId, now: number): string =>
  signToken(secret, 'create-user', [tenantId], (Math.floor(now / hour) + 25) * hour);

/** Every guest of an hour brings the same few tokens: those that proved good, and until when they are. */
const verifiedTokens = boundedMap<string, number>('proved-guest-tokens', 1_000);

/** Whether we made this token, for this tenant, and it has not ended. */
export function isCreateUserToken(
  secret: string,
  tenantId: TenantId,
  token: string,
  now: number,
): boolean {
  const cacheKey = `${secret} ${tenantId} ${token}`;
  const validUntil = verifiedTokens.get(cacheKey);
  if (validUntil !== undefined && validUntil > now) return true;
  const read = readToken(secret, 'create-user', token, now);
  if (read?.facts.length !== 1 || read.facts[0] !== tenantId) return false;
  verifiedTokens.set(cacheKey, read.expiresAt);
  return true;
}
