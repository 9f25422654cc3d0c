import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { type getPlace, searchPlaces } from '@comanda/contract/geocoding.ts';
import type { Api } from '@comanda/client/api.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';

/**
 * A search suggestion. Some geocoders send its coordinates only once it is chosen
 * (locate-place.ts).
 */
export type PlaceSuggestion = NonNullable<AnswerOf<typeof searchPlaces>>[number];
export type GeocodedPlace = NonNullable<AnswerOf<typeof getPlace>>;
/** `q`: the text that the places answer; a newer text may be on its way. */
export type PlaceSearch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'loaded'; q: string; places: readonly PlaceSuggestion[] }
  | { state: 'failed'; refusal: Refusal };

const pauseMs = 200;
const minCharacters = 3;

/**
 * Searches places for the typed text after a short pause. The answer for an older text is dropped.
 * `session` groups the keystrokes with the choice that ends them.
 */
export function usePlaceSearch(text: string, session: string): PlaceSearch & { retry: () => void } {
  const { api } = useApp();
  const [search, setSearch] = useState<PlaceSearch>({ state: 'idle' });
  const [tries, setTries] = useState(0);
  const typed = text.trim();
  useEffect(
    () => startPlaceSearch(api, { q: typed, session }, setSearch),
    [api, typed, session, tries],
  );
  return { ...search, retry: () => setTries(tries + 1) };
}

type Change = (change: (before: PlaceSearch) => PlaceSearch) => void;

/**
 * Starts the search of a text, unless it is too short. Returns a function that stops it: its answer
 * changes nothing any more.
 */
export function startPlaceSearch(
  api: Api,
  query: { q: string; session: string },
  change: Change,
): () => void {
  if (query.q.length < minCharacters) {
    change(() => ({ state: 'idle' }));
    return () => undefined;
  }
  const aborter = new AbortController();
  const { signal } = aborter;
  const search = async (): Promise<void> => {
    change((before) => (before.state === 'loaded' ? before : { state: 'loading' }));
    const answer = await api.call(searchPlaces, { query, signal });
    if (signal.aborted) return;
    change(() =>
      answer.ok
        ? { state: 'loaded', q: query.q, places: answer.value ?? [] }
        : { state: 'failed', refusal: answer.error },
    );
  };
  const timer = setTimeout(() => void search(), pauseMs);
  return () => {
    clearTimeout(timer);
    aborter.abort();
  };
}
