/** A place an address text leads to (contract `placeSchema`). `precision` address: the number is known; street: only the street; area: the commune. */
export type Place = {
  placeId: string;
  textAddress: string;
  city: string;
  streetNumber: string | null;
  latitude: number;
  longitude: number;
  precision: 'address' | 'street' | 'area';
};

export type PlaceQuery = { text: string; /** Prefer places of this commune. */ city: string | null };

/** Where typed addresses are looked up; best matches first, at most eight. decisions §7. */
export type Geocoder = { search(country: string, query: PlaceQuery): Promise<Place[]> };
