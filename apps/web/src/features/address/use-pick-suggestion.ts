import { useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.tsx';
import { isLocated, locatePlace } from './locate-place.ts';
import type { GeocodedPlace, PlaceSuggestion } from './use-place-search.ts';

/**
 * Takes a suggestion over as the place it is, once it is known where that is. Each choice ends a search session. `isLost`: where the last
 * choice is could not be said, and nothing else has been typed since.
 */
export function usePickSuggestion(onPick: (place: GeocodedPlace) => void, text: string) {
  const { api } = useApp();
  const [session, setSession] = useState(() => crypto.randomUUID());
  const [lost, setLost] = useState<string | null>(null);
  const typed = useRef(text);
  typed.current = text;
  const pick = async (chosen: PlaceSuggestion): Promise<void> => {
    setLost(null);
    setSession(crypto.randomUUID());
    if (isLocated(chosen)) return onPick(chosen);
    const place = await locatePlace(api, chosen, session);
    if (typed.current !== text) return;
    if (place === null) setLost(text);
    else onPick(place);
  };
  return {
    session,
    pick: (chosen: PlaceSuggestion) => void pick(chosen),
    isLost: lost !== null && lost === text,
  };
}
