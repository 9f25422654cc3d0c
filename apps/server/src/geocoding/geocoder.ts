import type { SomeParts } from '@comanda/domain/address/address-parts.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

/**
 * A place an address text leads to (contract `placeSchema`). `precision` address: the number is known; street: only the street; area: the commune. Parts are said where
 * they are known.
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

/** What a search found. null: its coordinates are known only once it is chosen ({@link Geocoder.place}). */
export type GeocoderSuggestion = Omit<GeocoderPlace, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};

export type PlaceQuery = {
  text: string;
  /** Prefer places of this commune. */ city: string | null;
};

/**
 * Whose shopper asks. `session`: what the keystrokes of one search and the choice that ends it have in common, or null. `person`: from which
 * address of the network, or null. `near`: where the brand is, around which it most likely is, or null.
 */
export type GeocodingRequester = {
  tenantId: TenantId;
  country: string;
  session: string | null;
  person: string | null;
  near: GeoPoint | null;
};

/** Where addresses are looked up. Never fails: what nobody knows is no place. docs/rules/places.md#geocoding-calls, docs/rules/places.md#geocoding-fallback-to-the-gazetteer. */
export type Geocoder = {
  /** Best matches first, at most eight. */
  search(asker: GeocodingRequester, query: PlaceQuery): Promise<GeocoderSuggestion[]>;
  /** The place of an id that `search` or `reverse` gave. */
  place(asker: GeocodingRequester, id: string): Promise<GeocoderPlace | null>;
  /** What stands at a point. */
  reverse(asker: GeocodingRequester, point: GeoPoint): Promise<GeocoderPlace | null>;
};
