import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { type getPlace, searchPlaces } from '@comanda/contract/geocoding.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';

/** A search suggestion. Some geocoders send its coordinates only once it is chosen (locate-place.ts). */
export type PlaceSuggestion = NonNullable<AnswerOf<typeof searchPlaces>>[number];
export type GeocodedPlace = NonNullable<AnswerOf<typeof getPlace>>;
export type PlaceSearch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'loaded'; places: readonly PlaceSuggestion[] }
  | { state: 'failed'; refusal: Refusal };

const pauseMs = 200;

/**
 * Searches places for the typed text after a short pause. The answer for an older text is dropped. `session` groups the keystrokes with
 * the choice that ends them.
 */
export function usePlaceSearch(text: string, session: string): PlaceSearch & { retry: () => void } {
  const { api } = useApp();
  const [search, setSearch] = useState<PlaceSearch>({ state: 'idle' });
  const [tries, setTries] = useState(0);
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < 3) {
      setSearch({ state: 'idle' });
      return;
    }
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      setSearch((before) => (before.state === 'loaded' ? before : { state: 'loading' }));
      void api
        .call(searchPlaces, { query: { q: typed, session }, signal: aborter.signal })
        .then((answer) => {
          if (aborter.signal.aborted) return;
          setSearch(
            answer.ok
              ? { state: 'loaded', places: answer.value ?? [] }
              : { state: 'failed', refusal: answer.error },
          );
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, typed, session, tries]);
  return { ...search, retry: () => setTries(tries + 1) };
}
