import { partsOf } from '@comanda/domain/address/address-parts.ts';
import { type Area, areaOfAddress } from '@comanda/domain/address/area.ts';
import type { LocationPrecision } from '@comanda/domain/address/location-precision.ts';
import { checkParts, cityOf, nothingWritten, partsSaid, splitStreet, type Written } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import type { Place } from './use-places.ts';

export type AddressDetails = Pick<StoredAddress, 'apartmentDetails' | 'dispatchNote'>;

/** Where an address service puts a text that is written by hand; `area`: it knows neither the house nor the street. */
export type Guess = { point: Point; precision: 'exact' | 'street' | 'area'; placeId: string | null };

/** What is known of a point: how it was found, and whether the shopper confirmed it in words. */
export type Location = { precision: LocationPrecision | null; confirmed: boolean };

/**
 * An address that is being given: looked up in a list, or written by hand. `named`: where the list says that it is, wherever its pin is
 * moved to. `point`: where the device or the pin says that it is, and `placeId` what stands there, when that is known. `guess`: what the
 * written text was found as; null until it was looked up.
 */
export type AddressDraft =
  | { entry: 'search'; text: string; place: Place | null; named: Point | null; location: Location }
  | { entry: 'manual'; written: Written; point: Point | null; placeId: string | null; guess: Guess | null };
export type SearchDraft = Extract<AddressDraft, { entry: 'search' }>;
export type ManualDraft = Extract<AddressDraft, { entry: 'manual' }>;

/** What is typed and not chosen is no place yet. */
export const typed = (text: string): SearchDraft => ({
  ...{ entry: 'search', text, place: null, named: null },
  location: { precision: null, confirmed: false },
});

/** A place of the list. */
export const chosen = (place: Place): SearchDraft => ({
  ...{ entry: 'search', text: place.textAddress, place, named: pointOnly(place) },
  location: { precision: place.precision === 'address' ? 'exact' : place.precision, confirmed: false },
});

/** A place whose point is the pin's or the device's, not the list's; the device may say no more than about where (`street`). */
export const pinned = (place: Place, precision: 'pin' | 'street' = 'pin'): SearchDraft => ({
  ...chosen(place),
  location: { precision, confirmed: false },
});

export const draftOf = (before: StoredAddress | null): AddressDraft => (before === null ? typed('') : storedDraft(before));

export const storedDraft = (before: StoredAddress): SearchDraft => ({
  ...chosen(placeOf(before)),
  location: { precision: before.locationPrecision, confirmed: before.locationConfirmed },
});

/** From the list to the hand: what was typed or chosen is not written twice, and a pin stays where the shopper put it. */
export function byHand(schema: AddressSchema, draft: AddressDraft): ManualDraft {
  if (draft.entry === 'manual') return draft;
  const { place, location } = draft;
  if (place === null) return manualOf(splitStreet(draft.text));
  const street = place.precision === 'area' ? {} : splitStreet(place.textAddress);
  const written = { ...street, ...partsSaid(schema, place) };
  return { ...manualOf(written), point: location.precision === 'pin' ? pointOnly(place) : null };
}

export const manualOf = (written: Partial<Written>): ManualDraft => ({
  ...{ entry: 'manual', point: null, placeId: null, guess: null },
  written: { ...nothingWritten, ...written },
});

/** The area of a written address, once every part that says it is there; null before that, and where the list does not know it. */
export const areaOfDraft = (schema: AddressSchema, { written }: ManualDraft, areas: readonly Area[]): Area | null =>
  Object.keys(checkParts(schema, written, true)).length > 0 ? null : areaOfAddress(areas, cityOf(schema, written), written);

/** Where an address is as far as it is known; null before anything is chosen. `area`: of one that is written ({@link areaOfDraft}). */
export const pointOf = (draft: AddressDraft, area: Area | null): Point | null =>
  draft.entry === 'search' ? draft.place : (draft.point ?? draft.guess?.point ?? area);

/** Whether no more of its point is known than its area. */
export const isRough = (draft: AddressDraft): boolean =>
  draft.entry === 'search' ? draft.location.precision === 'area' : draft.point === null && (draft.guess?.precision ?? 'area') === 'area';

export const isGiven = (draft: AddressDraft): boolean => draft.entry === 'manual' || draft.place !== null;

/** The same address with its pin elsewhere. It is no longer the point that a geocoder named, so its id is left behind. */
export function atPoint(draft: AddressDraft, point: Point): AddressDraft {
  if (draft.entry === 'manual') return { ...draft, point, placeId: null };
  if (draft.place === null) return draft;
  return { ...draft, place: { ...draft.place, ...point, placeId: '' }, location: { precision: 'pin', confirmed: false } };
}

/** The number that was understood of a place, to be shown back; null when there is none. */
export const numberOf = (place: Place): string | null => place.streetNumber ?? (splitStreet(place.textAddress).number || null);

export const addressOf = (
  schema: AddressSchema,
  place: Place,
  { precision, confirmed }: Location,
  details: AddressDetails,
): StoredAddress => ({
  ...{ textAddress: place.textAddress, city: place.city, latitude: place.latitude, longitude: place.longitude },
  ...partsSaid(schema, place),
  ...{ locationPrecision: precision, locationConfirmed: confirmed },
  placeId: place.placeId === '' ? null : place.placeId,
  ...details,
});

const pointOnly = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

const placeOf = ({ textAddress, city, latitude, longitude, placeId, ...rest }: StoredAddress): Place => ({
  textAddress,
  city,
  ...partsOf(rest),
  latitude,
  longitude,
  placeId: placeId ?? '',
  streetNumber: null,
  precision: 'address',
});
