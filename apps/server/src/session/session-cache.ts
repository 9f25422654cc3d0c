import type { TenantId } from '@comanda/domain/ids.ts';
import { sessionCacheMs } from '@comanda/domain/session/token-lifetimes.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Events } from '../platform/events.ts';
import type { StoredToken } from './session.rows.ts';

export type SessionCache = {
  get(tenantId: TenantId, tokenHash: string, now: number): StoredToken | null;
  set(tenantId: TenantId, tokenHash: string, token: StoredToken, now: number): void;
  /** Changes whenever sessions are dropped. Read it before the token's row. */
  version(): number;
  /**
   * Stores a token that was read after {@link version}, unless a session was dropped since: it may
   * have been this one.
   */
  setIfUnchanged(
    version: number,
    tenantId: TenantId,
    tokenHash: string,
    token: StoredToken,
    now: number,
  ): void;
  /**
   * Extends a cached token until `expiry` (milliseconds) at least, because of an order. A token
   * that is not cached is read anew anyway.
   */
  extend(tenantId: TenantId, tokenHash: string, expiry: number): void;
  /** Drops everything and stores nothing: this process does not hear of sessions that end. */
  stopListening(): void;
  /** Drops everything, because notifications may have been lost, and stores tokens again. */
  startListening(): void;
};

type CachedToken = { token: StoredToken; until: number };

const maxTokens = 20_000;

/**
 * Caches recently used tokens for at most 30 seconds, so that a shopper's next call needs no
 * database query. When sessions of a person end, on whichever server, the tokens of that person are
 * dropped. Above 20,000 entries the oldest is dropped.
 * docs/rules/people.md#session-cache-of-the-server.
 */
export function createSessionCache(events: Pick<Events, 'subscribe'>): SessionCache {
  const cachedTokens = new Map<string, CachedToken>();
  const keyOf = (tenantId: TenantId, tokenHash: string) => `${tenantId} ${tokenHash}`;
  let isListening = true;
  let version = 0;

  function get(tenantId: TenantId, tokenHash: string, now: number): StoredToken | null {
    const cached = cachedTokens.get(keyOf(tenantId, tokenHash));
    return cached && cached.until > now ? cached.token : null;
  }

  function set(tenantId: TenantId, tokenHash: string, token: StoredToken, now: number): void {
    if (!isListening) return;
    const oldest = cachedTokens.keys().next();
    if (cachedTokens.size >= maxTokens && !oldest.done) cachedTokens.delete(oldest.value);
    cachedTokens.set(keyOf(tenantId, tokenHash), {
      token,
      until: Math.min(now + sessionCacheMs, instantOf(token.expiresAt)),
    });
  }

  function extend(tenantId: TenantId, tokenHash: string, expiry: number): void {
    const cached = cachedTokens.get(keyOf(tenantId, tokenHash));
    if (cached && instantOf(cached.token.expiresAt) < expiry)
      cached.token = { ...cached.token, expiresAt: isoOf(expiry) };
  }

  function dropPerson(tenantId: TenantId, userId: string): void {
    version += 1;
    for (const [key, { token }] of cachedTokens)
      if (token.userId === userId && key.startsWith(`${tenantId} `)) cachedTokens.delete(key);
  }

  function dropAll(): void {
    version += 1;
    cachedTokens.clear();
  }

  function listen(isHeard: boolean): void {
    isListening = isHeard;
    dropAll();
  }

  events.subscribe(({ kind, tenantId, id }) => {
    if (kind === 'session') dropPerson(tenantId, id);
  });

  return {
    get,
    set,
    version: () => version,
    setIfUnchanged: (read, ...entry) => {
      if (read === version) set(...entry);
    },
    extend,
    stopListening: () => listen(false),
    startListening: () => listen(true),
  };
}
