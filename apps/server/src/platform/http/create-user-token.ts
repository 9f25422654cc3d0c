import type { TenantId } from '@comanda/domain/ids.ts';
import {
  createUserTokenLifetimeMs,
  createUserTokenPeriodMs,
} from '@comanda/domain/session/token-lifetimes.ts';
import { boundedMap } from '../bounded-map.ts';
import { readToken, signToken } from './signed-token.ts';

/**
 * Creates the token with which a browser of this tenant may create guests. It is the same for an
 * hour and valid for at least 24 h. `now` in milliseconds. docs/rules/people.md#create-user-token.
 */
export const createUserToken = (secret: string, tenantId: TenantId, now: number): string =>
  signToken(secret, 'create-user', [tenantId], periodEnd(now) + createUserTokenLifetimeMs);

const periodEnd = (now: number): number =>
  (Math.floor(now / createUserTokenPeriodMs) + 1) * createUserTokenPeriodMs;

/**
 * All guests of an hour send the same few tokens: caches verified tokens with their expiry in
 * milliseconds.
 */
const verifiedTokens = boundedMap<string, number>('proved-guest-tokens', 1_000);

/** True if this server made the token for this tenant and it has not expired. */
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
