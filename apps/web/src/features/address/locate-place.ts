import { getPlace } from '@comanda/contract/geocoding.ts';
import type { Api } from '@comanda/client/api.ts';
import type { GeocodedPlace, PlaceSuggestion } from './use-place-search.ts';

/**
 * Returns true if the suggestion has coordinates. Some geocoders send them only for the chosen
 * place.
 */
export const isLocated = (suggestion: PlaceSuggestion): suggestion is GeocodedPlace =>
  suggestion.latitude !== null && suggestion.longitude !== null;

/**
 * Loads the coordinates of a chosen suggestion and ends the search session. Null if the geocoder
 * gives none.
 */
export async function locatePlace(
  api: Api,
  suggestion: PlaceSuggestion,
  session: string,
): Promise<GeocodedPlace | null> {
  if (isLocated(suggestion)) return suggestion;
  const answer = await api.call(getPlace, {
    params: { id: suggestion.placeId },
    query: { session },
  });
  return answer.ok ? answer.value : null;
}
