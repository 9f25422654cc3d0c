import { getPlace } from '@comanda/contract/geocoding.ts';
import type { Api } from '../../platform/api.ts';
import type { GeocodedPlace, PlaceSuggestion } from './use-place-search.ts';

/** Whether it is known where it is. Some geocoders say so only of the place that is chosen. */
export const isLocated = (suggestion: PlaceSuggestion): suggestion is GeocodedPlace =>
  suggestion.latitude !== null && suggestion.longitude !== null;

/** Where a chosen suggestion is; ends the search session. null: nobody can say now. */
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
