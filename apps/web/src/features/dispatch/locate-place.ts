import { getPlace } from '@comanda/contract/geocoding.ts';
import type { Api } from '../../platform/api.ts';
import type { Place, Suggestion } from './use-places.ts';

/** Whether it is known where it is. Some geocoders say so only of the place that is chosen. */
export const isLocated = (one: Suggestion): one is Place => one.latitude !== null && one.longitude !== null;

/** Where a chosen suggestion is; ends the search session. null: nobody can say now. */
export async function locatePlace(api: Api, one: Suggestion, session: string): Promise<Place | null> {
  if (isLocated(one)) return one;
  const answer = await api.call(getPlace, { params: { id: one.placeId }, query: { session } });
  return answer.ok ? answer.value : null;
}
