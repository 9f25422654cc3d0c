import { dropoffKey } from '../control/dropoff-key.ts';
import { isObject, objectsIn, numberOrNull, readObject } from '../http/read-json.ts';

/**
 * Returns the drop-off key of a request body, in any courier's format. Null: the body has no
 * drop-off coordinates.
 */
export function readDropoffKey(rawBody: string): string | null {
  const body = readObject(rawBody);
  if (body === null) return null;
  const waypoint = objectsIn(body['waypoints']).find(({ type }) => type === 'DROP_OFF');
  const place = objectsIn(body['parcels'])[0]?.['dropoff_location'];
  const parcel = isObject(place) ? place : {};
  const latitude =
    numberOrNull(body['dropoff_latitude']) ??
    numberOrNull(waypoint?.['latitude']) ??
    numberOrNull(parcel['lat']);
  const longitude =
    numberOrNull(body['dropoff_longitude']) ??
    numberOrNull(waypoint?.['longitude']) ??
    numberOrNull(parcel['lon']);
  return latitude === null || longitude === null ? null : dropoffKey(latitude, longitude);
}
