import { partsOf } from '@comanda/domain/address/address-parts.ts';
import { type AddressArea, areaOfAddress } from '@comanda/domain/address/address-area.ts';
import type { LocationPrecision } from '@comanda/domain/address/location-precision.ts';
import {
  checkParts,
  cityOf,
  emptyWrittenAddress,
  statedParts,
  splitStreet,
  type WrittenAddress,
} from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import type { GeocodedPlace } from './use-place-search.ts';

export type AddressUnitAndNote = Pick<StoredAddress, 'apartmentDetails' | 'dispatchNote'>;

/**
 * The geocoder's point for a manually written address. `area`: the geocoder found neither the house
 * nor the street.
 */
export type GeocodedPoint = {
  point: GeoPoint;
  precision: 'exact' | 'street' | 'area';
  placeId: string | null;
};

/** The precision of a point, and whether the shopper confirmed it without a pin. */
export type LocationStatus = { precision: LocationPrecision | null; confirmed: boolean };

/**
 * An address being entered, by search or manually. `listedPoint`: the geocoder's point of the
 * chosen place, which stays when the pin moves. `point`: the device's or the pin's point, and
 * `placeId` the place there, if known. `geocoded`: the geocoder's result for the written text; null
 * until it was requested.
 */
export type AddressFormDraft =
  | {
      entry: 'search';
      text: string;
      place: GeocodedPlace | null;
      listedPoint: GeoPoint | null;
      location: LocationStatus;
    }
  | {
      entry: 'manual';
      written: WrittenAddress;
      point: GeoPoint | null;
      placeId: string | null;
      geocoded: GeocodedPoint | null;
    };
export type SearchDraft = Extract<AddressFormDraft, { entry: 'search' }>;
export type ManualDraft = Extract<AddressFormDraft, { entry: 'manual' }>;

/** Starts a draft from typed text, which is no place until the shopper chooses one. */
export const draftFromText = (text: string): SearchDraft => ({
  entry: 'search',
  text,
  place: null,
  listedPoint: null,
  location: { precision: null, confirmed: false },
});

/** Starts a draft from a place of the search list. */
export const draftFromPlace = (place: GeocodedPlace): SearchDraft => ({
  entry: 'search',
  text: place.textAddress,
  place,
  listedPoint: pointOnly(place),
  location: {
    precision: place.precision === 'address' ? 'exact' : place.precision,
    confirmed: false,
  },
});

/**
 * Starts a draft from a place with the pin's or the device's point. `street`: the device's position
 * is approximate.
 */
export const draftFromPin = (
  place: GeocodedPlace,
  precision: 'pin' | 'street' = 'pin',
): SearchDraft => ({
  ...draftFromPlace(place),
  location: { precision, confirmed: false },
});

export const initialDraft = (before: StoredAddress | null): AddressFormDraft =>
  before === null ? draftFromText('') : draftFromStored(before);

export const draftFromStored = (before: StoredAddress): SearchDraft => ({
  ...draftFromPlace(placeOf(before)),
  location: { precision: before.locationPrecision, confirmed: before.locationConfirmed },
});

/**
 * Converts a draft to the manual form. It fills in the typed or chosen text, and keeps the
 * shopper's pin.
 */
export function toManualDraft(schema: AddressSchema, draft: AddressFormDraft): ManualDraft {
  if (draft.entry === 'manual') return draft;
  const { place, location } = draft;
  if (place === null) return manualDraft(splitStreet(draft.text));
  const street = place.precision === 'area' ? {} : splitStreet(place.textAddress);
  const written = { ...street, ...statedParts(schema, place) };
  return { ...manualDraft(written), point: location.precision === 'pin' ? pointOnly(place) : null };
}

export const manualDraft = (written: Partial<WrittenAddress>): ManualDraft => ({
  entry: 'manual',
  point: null,
  placeId: null,
  geocoded: null,
  written: { ...emptyWrittenAddress, ...written },
});

/**
 * Returns the area of a written address once all of its parts are filled in; null before that, or
 * if the list has no such area.
 */
export const areaOfDraft = (
  schema: AddressSchema,
  { written }: ManualDraft,
  areas: readonly AddressArea[],
): AddressArea | null =>
  Object.keys(checkParts(schema, written, true)).length > 0
    ? null
    : areaOfAddress(areas, cityOf(schema, written), written);

/**
 * Returns the best known point of the draft; null before the shopper chose one. `area`: the area of
 * a manual draft ({@link areaOfDraft}).
 */
export const draftPoint = (draft: AddressFormDraft, area: AddressArea | null): GeoPoint | null =>
  draft.entry === 'search' ? draft.place : (draft.point ?? draft.geocoded?.point ?? area);

/** Returns true if only the area of the draft is known. */
export const isRoughDraft = (draft: AddressFormDraft): boolean =>
  draft.entry === 'search'
    ? draft.location.precision === 'area'
    : draft.point === null && (draft.geocoded?.precision ?? 'area') === 'area';

export const hasAddress = (draft: AddressFormDraft): boolean =>
  draft.entry === 'manual' || draft.place !== null;

/** Moves the pin of the draft. The point is no longer the geocoder's, so the placeId is removed. */
export function withPinAt(draft: AddressFormDraft, point: GeoPoint): AddressFormDraft {
  if (draft.entry === 'manual') return { ...draft, point, placeId: null };
  if (draft.place === null) return draft;
  return {
    ...draft,
    place: { ...draft.place, ...point, placeId: '' },
    location: { precision: 'pin', confirmed: false },
  };
}

/** Returns the street number of a place, to show to the shopper; null when there is none. */
export const streetNumberOf = (place: GeocodedPlace): string | null =>
  place.streetNumber ?? (splitStreet(place.textAddress).number || null);

export const storedAddressOf = (
  schema: AddressSchema,
  place: GeocodedPlace,
  { precision, confirmed }: LocationStatus,
  details: AddressUnitAndNote,
): StoredAddress => ({
  textAddress: place.textAddress,
  city: place.city,
  latitude: place.latitude,
  longitude: place.longitude,
  ...statedParts(schema, place),
  locationPrecision: precision,
  locationConfirmed: confirmed,
  placeId: place.placeId === '' ? null : place.placeId,
  ...details,
});

const pointOnly = ({ latitude, longitude }: GeoPoint): GeoPoint => ({ latitude, longitude });

const placeOf = ({
  textAddress,
  city,
  latitude,
  longitude,
  placeId,
  ...rest
}: StoredAddress): GeocodedPlace => ({
  textAddress,
  city,
  ...partsOf(rest),
  latitude,
  longitude,
  placeId: placeId ?? '',
  streetNumber: null,
  precision: 'address',
});
