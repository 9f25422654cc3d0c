import { useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { isLocated, locatePlace } from './locate-place.ts';
import type { GeocodedPlace, PlaceSuggestion } from './use-place-search.ts';

/**
 * Chooses a suggestion, after loading its coordinates if necessary. Each choice ends a search
 * session. `isNotLocated`: the geocoder gave no coordinates for the last choice, and the text has
 * not changed since.
 */
export function usePickSuggestion(onPick: (place: GeocodedPlace) => void, text: string) {
  const { api } = useApp();
  const [session, setSession] = useState(() => crypto.randomUUID());
  const [notLocatedText, setNotFound] = useState<string | null>(null);
  const typed = useRef(text);
  typed.current = text;
  const pick = async (chosen: PlaceSuggestion): Promise<void> => {
    setNotFound(null);
    setSession(crypto.randomUUID());
    if (isLocated(chosen)) return onPick(chosen);
    const place = await locatePlace(api, chosen, session);
    if (typed.current !== text) return;
    if (place === null) setNotFound(text);
    else onPick(place);
  };
  return {
    session,
    pick: (chosen: PlaceSuggestion) => void pick(chosen),
    isNotLocated: notLocatedText !== null && notLocatedText === text,
  };
}
