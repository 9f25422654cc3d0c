import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { searchPlaces } from '@comanda/contract/geocoding.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';

export type Place = NonNullable<AnswerOf<typeof searchPlaces>>[number];
export type PlaceSearch = { state: 'idle' } | { state: 'searching' } | { state: 'found'; places: readonly Place[] } | { state: 'down' };

const pauseMs = 200;

/** Places that match what is typed, asked after a short pause; an older answer never lands. */
export function usePlaces(text: string): PlaceSearch {
  const { api } = useApp();
  const [search, setSearch] = useState<PlaceSearch>({ state: 'idle' });
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < 3) {
      setSearch({ state: 'idle' });
      return;
    }
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      setSearch((before) => (before.state === 'found' ? before : { state: 'searching' }));
      void api.call(searchPlaces, { query: { q: typed }, signal: aborter.signal }).then((answer) => {
        if (aborter.signal.aborted) return;
        setSearch(answer.ok ? { state: 'found', places: answer.value ?? [] } : { state: 'down' });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, typed]);
  return search;
}
