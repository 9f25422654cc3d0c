import { doorKey } from '../control/door-key.ts';
import { isObject, listOf, numberOf, readObject } from '../http/read-json.ts';

/** The door that a courier is asked about, whichever courier's words the body is in; null: it names none. */
export function doorOf(rawBody: string): string | null {
  const body = readObject(rawBody);
  if (body === null) return null;
  const waypoint = listOf(body['waypoints']).find(({ type }) => type === 'DROP_OFF');
  const place = listOf(body['parcels'])[0]?.['dropoff_location'];
  const parcel = isObject(place) ? place : {};
  const latitude = numberOf(body['dropoff_latitude']) ?? numberOf(waypoint?.['latitude']) ?? numberOf(parcel['lat']);
  const longitude = numberOf(body['dropoff_longitude']) ?? numberOf(waypoint?.['longitude']) ?? numberOf(parcel['lon']);
  return latitude === null || longitude === null ? null : doorKey(latitude, longitude);
}
