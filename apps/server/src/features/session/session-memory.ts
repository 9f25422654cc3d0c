import type { TenantId } from '@comanda/domain/ids.ts';
import type { KnownToken } from './session-rows.ts';

export type SessionMemory = {
  recall(tenantId: TenantId, tokenHash: string, now: number): KnownToken | null;
  keep(tenantId: TenantId, tokenHash: string, token: KnownToken, now: number): void;
  /** An order keeps this token good until `expiry` (milliseconds) at least; a token that is not kept is looked up anew anyway. */
  extend(tenantId: TenantId, tokenHash: string, expiry: number): void;
  forget(tenantId: TenantId, tokenHash: string): void;
};

type Kept = { token: KnownToken; until: number };

const keptMs = 30_000;
const most = 20_000;

/**
 * Tokens seen lately, so that a shopper's next call asks no database. What is kept is believed for 30 s at most: a token revoked by
 * another process works that long. The oldest fall out above 20,000.
 */
export function createSessionMemory(): SessionMemory {
  const known = new Map<string, Kept>();
  const keyOf = (tenantId: TenantId, tokenHash: string) => `${tenantId} ${tokenHash}`;

  function recall(tenantId: TenantId, tokenHash: string, now: number): KnownToken | null {
    const kept = known.get(keyOf(tenantId, tokenHash));
    return kept && kept.until > now ? kept.token : null;
  }

  function keep(tenantId: TenantId, tokenHash: string, token: KnownToken, now: number): void {
    const oldest = known.keys().next();
    if (known.size >= most && !oldest.done) known.delete(oldest.value);
    known.set(keyOf(tenantId, tokenHash), { token, until: Math.min(now + keptMs, Date.parse(token.expiresAt)) });
  }

  function extend(tenantId: TenantId, tokenHash: string, expiry: number): void {
    const kept = known.get(keyOf(tenantId, tokenHash));
    if (kept && Date.parse(kept.token.expiresAt) < expiry) kept.token = { ...kept.token, expiresAt: new Date(expiry).toISOString() };
  }

  return { recall, keep, extend, forget: (tenantId, tokenHash) => void known.delete(keyOf(tenantId, tokenHash)) };
}
