import type { Area } from '@comanda/contract/areas.ts';
import { splitStreet, type WrittenField } from '@comanda/domain/address/written-address.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import type { Place } from './use-places.ts';

export type AddressDetails = Pick<StoredAddress, 'apartmentDetails' | 'dispatchNote'>;

/**
 * An address that is being given: looked up in a list, or written by hand. `named`: where the list says that it is, wherever its pin is
 * moved to. `point`: where the device or the pin says that it is, and `placeId` what stands there, when that is known.
 */
export type AddressDraft =
  | { entry: 'search'; text: string; place: Place | null; named: Point | null }
  | { entry: 'manual'; street: string; number: string; area: Area | null; point: Point | null; placeId: string | null };
export type SearchDraft = Extract<AddressDraft, { entry: 'search' }>;
export type ManualDraft = Extract<AddressDraft, { entry: 'manual' }>;

/** What is in the way of an address. `outside`: nobody delivers there. */
export type AddressProblem = { kind: 'notFound' | 'outside' } | { kind: 'missing'; fields: readonly WrittenField[] };

/** What is typed and not chosen is no place yet. */
export const typed = (text: string): SearchDraft => ({ entry: 'search', text, place: null, named: null });

export const chosen = (place: Place): SearchDraft => ({ entry: 'search', text: place.textAddress, place, named: pointOnly(place) });

export const draftOf = (before: StoredAddress | null): AddressDraft => (before === null ? typed('') : chosen(placeOf(before)));

/** From the list to the hand: what was typed or chosen is not written twice. */
export function byHand(draft: AddressDraft): ManualDraft {
  if (draft.entry === 'manual') return draft;
  const place = draft.place;
  const area = place === null ? null : { name: place.city, kind: '', latitude: place.latitude, longitude: place.longitude };
  return { entry: 'manual', ...splitStreet(place?.textAddress ?? draft.text), area, point: null, placeId: null };
}

/** Where an address is as far as it is known; null before anything is chosen. */
export const pointOf = (draft: AddressDraft): Point | null => (draft.entry === 'search' ? draft.place : (draft.point ?? draft.area));

export const isGiven = (draft: AddressDraft): boolean => draft.entry === 'manual' || draft.place !== null;

/** The same address with its pin elsewhere. It is no longer the point that a geocoder named, so its id is left behind. */
export function atPoint(draft: AddressDraft, point: Point): AddressDraft {
  if (draft.entry === 'manual') return { ...draft, point, placeId: null };
  return draft.place === null ? draft : { ...draft, place: { ...draft.place, ...point, placeId: '' } };
}

/** The number that was understood of a place, to be shown back; null when there is none. */
export const numberOf = (place: Place): string | null => place.streetNumber ?? (splitStreet(place.textAddress).number || null);

export const addressOf = ({ textAddress, city, latitude, longitude, placeId }: Place, details: AddressDetails): StoredAddress => ({
  textAddress,
  city,
  latitude,
  longitude,
  placeId: placeId === '' ? null : placeId,
  ...details,
});

const pointOnly = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

const placeOf = ({ textAddress, city, latitude, longitude, placeId }: StoredAddress): Place => ({
  textAddress,
  city,
  latitude,
  longitude,
  placeId: placeId ?? '',
  streetNumber: null,
  precision: 'address',
});
