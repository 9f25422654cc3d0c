import { isObject, objectsIn, numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import type { LatLng } from '../trip.ts';

/** A parcel before and after it is shipped. `shippedAs`: the way to ship that was chosen. Instants in milliseconds. */
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

/** Coordinates of one place; null when it has none. */
export function parcelPoint(value: unknown): LatLng | null {
  if (!isObject(value)) return null;
  const [lat, lng] = [numberOrNull(value['lat']), numberOrNull(value['lon'])];
  return lat === null || lng === null ? null : { lat, lng };
}

/** The parcel of a checked body; null when a place has no coordinates: addresses are not looked up here. */
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
  const found = value?.[name];
  return isObject(found) ? found : {};
};
