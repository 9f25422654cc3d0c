import type { TenantId } from '@comanda/domain/ids.ts';
import { sessionCacheMs } from '@comanda/domain/session/token-lifetimes.ts';
import type { StoredToken } from './session-rows.ts';

export type SessionCache = {
  get(tenantId: TenantId, tokenHash: string, now: number): StoredToken | null;
  set(tenantId: TenantId, tokenHash: string, token: StoredToken, now: number): void;
  /** Extends a cached token until `expiry` (milliseconds) at least, because of an order. A token that is not cached is read anew anyway. */
  extend(tenantId: TenantId, tokenHash: string, expiry: number): void;
  invalidate(tenantId: TenantId, tokenHash: string): void;
};

type CachedToken = { token: StoredToken; until: number };

const maxTokens = 20_000;

/**
 * Caches recently used tokens, so that a shopper's next call needs no database query. An entry is valid for at most 30 s: a token that
 * another process revoked works that long. Above 20,000 entries the oldest is dropped.
 */
export function createSessionCache(): SessionCache {
  const cachedTokens = new Map<string, CachedToken>();
  const keyOf = (tenantId: TenantId, tokenHash: string) => `${tenantId} ${tokenHash}`;

  function get(tenantId: TenantId, tokenHash: string, now: number): StoredToken | null {
    const cached = cachedTokens.get(keyOf(tenantId, tokenHash));
    return cached && cached.until > now ? cached.token : null;
  }

  function set(tenantId: TenantId, tokenHash: string, token: StoredToken, now: number): void {
    const oldest = cachedTokens.keys().next();
    if (cachedTokens.size >= maxTokens && !oldest.done) cachedTokens.delete(oldest.value);
    cachedTokens.set(keyOf(tenantId, tokenHash), {
      token,
      until: Math.min(now + sessionCacheMs, Date.parse(token.expiresAt)),
    });
  }

  function extend(tenantId: TenantId, tokenHash: string, expiry: number): void {
    const cached = cachedTokens.get(keyOf(tenantId, tokenHash));
    if (cached && Date.parse(cached.token.expiresAt) < expiry)
      cached.token = { ...cached.token, expiresAt: new Date(expiry).toISOString() };
  }

  return {
    get,
    set,
    extend,
    invalidate: (tenantId, tokenHash) => void cachedTokens.delete(keyOf(tenantId, tokenHash)),
  };
}
