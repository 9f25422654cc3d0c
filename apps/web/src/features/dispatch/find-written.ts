import type { Area } from '@comanda/contract/areas.ts';
import { searchPlaces } from '@comanda/contract/geocoding.ts';
import type { Api } from '../../platform/api.ts';
import { locatePlace } from './locate-place.ts';
import type { Place } from './use-places.ts';

/** How long a written address may be looked up, in milliseconds: nobody waits for a geocoder that is down. */
const patience = 4_000;

/** The house of an address that was written by hand, when the geocoder knows it; null otherwise. */
export async function findWritten(api: Api, text: string, area: Area): Promise<Place | null> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), patience);
  const session = crypto.randomUUID();
  const answer = await api.call(searchPlaces, { query: { q: text, city: area.name, session }, signal: aborter.signal });
  clearTimeout(timer);
  const places = answer.ok ? (answer.value ?? []) : [];
  const found = places.find(({ precision, city }) => precision === 'address' && city === area.name);
  return found === undefined ? null : locatePlace(api, found, session);
}
