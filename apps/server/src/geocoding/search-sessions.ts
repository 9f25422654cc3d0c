import { createHash } from 'node:crypto';
import type { GeocodingRequester } from './geocoder.ts';

/**
 * Session tokens with which Google charges a search's keystrokes and the final choice as one. The
 * server makes them: another brand's browser may use the same session id, or a browser may use one
 * again, and with an ended token Google charges every keystroke.
 */
export type SearchSessions = {
  /** Returns the token for a keystroke, or null if the requester has no session. */
  tokenForKeystroke(requester: GeocodingRequester): string | null;
  /**
   * Returns the token for the choice and ends the search. Returns null if the search has ended
   * already or the requester has no session.
   */
  tokenForSelection(requester: GeocodingRequester): string | null;
  /** Returns whether the search has keystrokes and no choice yet. */
  isOpen(requester: GeocodingRequester): boolean;
};

type Search = { number: number; state: 'open' | 'ended' };

/**
 * `most`: limit of searches; the oldest is dropped. Several servers make the same token for the
 * same search.
 */
export function createSearchSessions(most = 20_000): SearchSessions {
  const known = new Map<string, Search>();
  const keyOf = ({ tenantId, session }: GeocodingRequester): string | null =>
    session === null ? null : `${tenantId} ${session}`;
  const keep = (key: string, search: Search): string => {
    known.delete(key);
    known.set(key, search);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return tokenOf(key, search);
  };
  return {
    tokenForKeystroke: (requester) => {
      const key = keyOf(requester);
      if (key === null) return null;
      const before = known.get(key);
      return keep(key, {
        number: (before?.number ?? 0) + (before?.state === 'ended' ? 1 : 0),
        state: 'open',
      });
    },
    tokenForSelection: (requester) => {
      const key = keyOf(requester);
      const before = key === null ? undefined : known.get(key);
      if (key === null || before?.state === 'ended') return null;
      return keep(key, { number: before?.number ?? 0, state: 'ended' });
    },
    isOpen: (requester) => known.get(keyOf(requester) ?? '')?.state === 'open',
  };
}

/** Returns 36 characters of base64url, as many as Google accepts. */
const tokenOf = (key: string, { number }: Search): string =>
  createHash('sha256').update(`${key} ${number}`).digest('base64url').slice(0, 36);
