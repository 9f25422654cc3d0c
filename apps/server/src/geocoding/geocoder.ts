import type { SomeParts } from '@comanda/domain/address/address-parts.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

/**
 * A place found for an address (contract `placeSchema`). `precision` address: the house number is
 * known; street: only the street; area: only the area. Unknown parts are left out.
 */
export type GeocoderPlace = SomeParts & {
  placeId: string;
  textAddress: string;
  city: string;
  streetNumber: string | null;
  latitude: number;
  longitude: number;
  precision: 'address' | 'street' | 'area';
};

/**
 * A search result. Its coordinates may be null until the shopper chooses it ({@link
 * Geocoder.place}).
 */
export type GeocoderSuggestion = Omit<GeocoderPlace, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};

export type PlaceQuery = {
  text: string;
  /** Places of this commune go first. */ city: string | null;
};

/**
 * The shopper's context of a geocoding call. `session`: an id shared by the keystrokes and the
 * choice of one search, or null. `person`: the shopper's network address, or null. `near`: the
 * brand's location, around which the address probably is, or null.
 */
export type GeocodingRequester = {
  tenantId: TenantId;
  country: string;
  session: string | null;
  person: string | null;
  near: GeoPoint | null;
};

/**
 * Looks up addresses. It never fails: an unknown address has no place.
 * docs/rules/places.md#geocoding-calls, docs/rules/places.md#geocoding-fallback-to-the-gazetteer.
 */
export type Geocoder = {
  /** Returns at most eight matches, the best first. */
  search(requester: GeocodingRequester, query: PlaceQuery): Promise<GeocoderSuggestion[]>;
  /** Returns the place of an id that `search` or `reverse` returned, or null. */
  place(requester: GeocodingRequester, id: string): Promise<GeocoderPlace | null>;
  /** Returns the place at a point, or null. */
  reverse(requester: GeocodingRequester, point: GeoPoint): Promise<GeocoderPlace | null>;
};
