import { createHash } from 'node:crypto';
import type { GeocodingRequester } from './geocoder.ts';

/**
 * The tokens under which Google charges the keystrokes of a search and the choice that ends it as one. They are ours: what a browser calls
 * its search may be called the same by another brand's, or used again, and a token that has ended charges every keystroke.
 */
export type SearchSessions = {
  /** For a keystroke; null: the asker names no search. */
  tokenForKeystroke(asker: GeocodingRequester): string | null;
  /** For the choice, which ends the search; null: it has ended already, or the asker names none. */
  tokenForSelection(asker: GeocodingRequester): string | null;
  /** Whether keystrokes wait for the choice that ends them. */
  isOpen(asker: GeocodingRequester): boolean;
};

type Search = { number: number; state: 'open' | 'ended' };

/** `most`: how many searches are known; the oldest are forgotten. Servers that share a search make the same token of it. */
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
    tokenForKeystroke: (asker) => {
      const key = keyOf(asker);
      if (key === null) return null;
      const before = known.get(key);
      return keep(key, {
        number: (before?.number ?? 0) + (before?.state === 'ended' ? 1 : 0),
        state: 'open',
      });
    },
    tokenForSelection: (asker) => {
      const key = keyOf(asker);
      const before = key === null ? undefined : known.get(key);
      if (key === null || before?.state === 'ended') return null;
      return keep(key, { number: before?.number ?? 0, state: 'ended' });
    },
    isOpen: (asker) => known.get(keyOf(asker) ?? '')?.state === 'open',
  };
}

/** 36 signs of base64url, as many as Google takes. */
const tokenOf = (key: string, { number }: Search): string =>
  createHash('sha256').update(`${key} ${number}`).digest('base64url').slice(0, 36);
