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
import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import type { GeocodedPlace } from './use-place-search.ts';

export type AddressUnitAndNote = Pick<StoredAddress, 'apartmentDetails' | 'dispatchNote'>;

/** Where an address service puts a text that is written by hand; `area`: it knows neither the house nor the street. */
export type GeocodedPoint = {
  point: GeoPoint;
  precision: 'exact' | 'street' | 'area';
  placeId: string | null;
};

/** What is known of a point: how it was found, and whether the shopper confirmed it in words. */
export type LocationStatus = { precision: LocationPrecision | null; confirmed: boolean };

/**
 * An address that is being given: looked up in a list, or written by hand. `named`: where the list says that it is, wherever its pin is
 * moved to. `point`: where the device or the pin says that it is, and `placeId` what stands there, when that is known. `guess`: what the
 * written text was found as; null until it was looked up.
 */
export type AddressFormDraft =
  | {
      entry: 'search';
      text: string;
      place: GeocodedPlace | null;
      named: GeoPoint | null;
      location: LocationStatus;
    }
  | {
      entry: 'manual';
      written: WrittenAddress;
      point: GeoPoint | null;
      placeId: string | null;
      guess: GeocodedPoint | null;
    };
export type SearchDraft = Extract<AddressFormDraft, { entry: 'search' }>;
export type ManualDraft = Extract<AddressFormDraft, { entry: 'manual' }>;

/** What is typed and not chosen is no place yet. */
export const draftFromText = (text: string): SearchDraft => ({
  entry: 'search',
  text,
  place: null,
  named: null,
  location: { precision: null, confirmed: false },
});

/** A place of the list. */
export const draftFromPlace = (place: GeocodedPlace): SearchDraft => ({
  entry: 'search',
  text: place.textAddress,
  place,
  named: pointOnly(place),
  location: {
    precision: place.precision === 'address' ? 'exact' : place.precision,
    confirmed: false,
  },
});

/** A place whose point is the pin's or the device's, not the list's; the device may say no more than about where (`street`). */
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

/** From the list to the hand: what was typed or chosen is not written twice, and a pin stays where the shopper put it. */
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
  guess: null,
  written: { ...emptyWrittenAddress, ...written },
});

/** The area of a written address, once every part that says it is there; null before that, and where the list does not know it. */
export const areaOfDraft = (
  schema: AddressSchema,
  { written }: ManualDraft,
  areas: readonly AddressArea[],
): AddressArea | null =>
  Object.keys(checkParts(schema, written, true)).length > 0
    ? null
    : areaOfAddress(areas, cityOf(schema, written), written);

/** Where an address is as far as it is known; null before anything is chosen. `area`: of one that is written ({@link areaOfDraft}). */
export const draftPoint = (draft: AddressFormDraft, area: AddressArea | null): GeoPoint | null =>
  draft.entry === 'search' ? draft.place : (draft.point ?? draft.guess?.point ?? area);

/** Whether no more of its point is known than its area. */
export const isRoughDraft = (draft: AddressFormDraft): boolean =>
  draft.entry === 'search'
    ? draft.location.precision === 'area'
    : draft.point === null && (draft.guess?.precision ?? 'area') === 'area';

export const hasAddress = (draft: AddressFormDraft): boolean =>
  draft.entry === 'manual' || draft.place !== null;

/** The same address with its pin elsewhere. It is no longer the point that a geocoder named, so its id is left behind. */
export function withPinAt(draft: AddressFormDraft, point: GeoPoint): AddressFormDraft {
  if (draft.entry === 'manual') return { ...draft, point, placeId: null };
  if (draft.place === null) return draft;
  return {
    ...draft,
    place: { ...draft.place, ...point, placeId: '' },
    location: { precision: 'pin', confirmed: false },
  };
}

/** The number that was understood of a place, to be shown back; null when there is none. */
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
