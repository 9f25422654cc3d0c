import { isObject, objectsIn, numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import type { LatLng } from '../trip.ts';

/**
 * A parcel before and after shipping. `shippedAs`: the chosen shipping type. Instants in
 * milliseconds.
 */
export type Parcel = {
  readonly id: string;
  readonly externalId: string;
  readonly from: LatLng;
  readonly to: LatLng;
  readonly phone: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly shippingTypeId: string | null;
};

export type NewParcel = Omit<Parcel, 'id' | 'createdAt' | 'shippingTypeId'>;

/** Returns the coordinates of a place, or null if it has none. */
export function parcelPoint(value: unknown): LatLng | null {
  if (!isObject(value)) return null;
  const [lat, lng] = [numberOrNull(value['lat']), numberOrNull(value['lon'])];
  return lat === null || lng === null ? null : { lat, lng };
}

/**
 * Reads the parcel of a checked body. Null if a place has no coordinates, because the emulator does
 * not geocode addresses.
 */
export function readParcel(rawBody: string): NewParcel | null {
  const [one] = objectsIn(readObject(rawBody)?.['parcels']);
  const [pickup, dropoff] = [objectIn(one, 'pickup_info'), objectIn(one, 'dropoff_info')];
  const [from, to] = [parcelPoint(pickup['loc']), parcelPoint(dropoff['loc'])];
  if (one === undefined || from === null || to === null) return null;
  const phone = textOrNull(objectIn(dropoff, 'contact')['phone']) ?? '';
  return { externalId: textOrNull(one['external_id']) ?? '', from, to, phone, body: one };
}

const objectIn = (
  value: Readonly<Record<string, unknown>> | undefined,
  name: string,
): Readonly<Record<string, unknown>> => {
  const field = value?.[name];
  return isObject(field) ? field : {};
};
