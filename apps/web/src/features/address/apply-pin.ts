import { writtenAddress } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import {
  type AddressFormDraft,
  toManualDraft,
  type ManualDraft,
  draftFromPin,
  type SearchDraft,
} from './address-form-draft.ts';
import type { GeocodedPlace } from './use-place-search.ts';

/**
 * The message about a pin that rests. `unknown`: the geocoder knows no house there, or did not answer. `addressChanged`: the draft now
 * has the address at the pin, `before` is the previous draft. `addressOffered`: the manual text differs from the address at the pin; it
 * stays unless the shopper takes `place`.
 */
export type PinMessage =
  | { kind: 'none' | 'loading' | 'unknown' }
  | { kind: 'addressChanged'; before: SearchDraft }
  | { kind: 'addressOffered'; place: GeocodedPlace };
export type AppliedPin = { draft: AddressFormDraft; message: PinMessage };

/** Up to this distance from the geocoder's point the pin still means the same address, in metres. */
const sameAddressMetres = 30;

/**
 * Returns the draft after the geocoder's answer for the pin at `point`. The pin's coordinates never change.
 * docs/rules/places.md#address-at-the-pin.
 */
export function applyPin(
  schema: AddressSchema,
  draft: AddressFormDraft,
  point: GeoPoint,
  found: GeocodedPlace | null,
): AppliedPin {
  if (found?.precision !== 'address') return { draft, message: { kind: 'unknown' } };
  const here = { ...found, ...point };
  return draft.entry === 'manual'
    ? applyToManualDraft(schema, draft, here)
    : applyToSearchDraft(draft, found, here);
}

function applyToSearchDraft(
  draft: SearchDraft,
  found: GeocodedPlace,
  here: GeocodedPlace,
): AppliedPin {
  if (draft.place === null) return { draft, message: { kind: 'none' } };
  const isSame =
    draft.place.textAddress === found.textAddress ||
    (draft.named !== null && distanceMetres(draft.named, here) <= sameAddressMetres);
  if (isSame)
    return {
      draft: { ...draft, place: { ...draft.place, placeId: found.placeId } },
      message: { kind: 'none' },
    };
  return {
    draft: {
      ...draftFromPin(here),
      named: { latitude: found.latitude, longitude: found.longitude },
    },
    message: { kind: 'addressChanged', before: draft },
  };
}

function applyToManualDraft(
  schema: AddressSchema,
  draft: ManualDraft,
  here: GeocodedPlace,
): AppliedPin {
  const { latitude, longitude, placeId } = here;
  const point = { latitude, longitude };
  const { street, number } = draft.written;
  if (street === '' && number === '') {
    return {
      draft: { ...toManualDraft(schema, draftFromPin(here)), point, placeId },
      message: { kind: 'none' },
    };
  }
  const words = writtenAddress(schema, draft.written);
  const isSame = words.ok && words.value.textAddress === here.textAddress;
  return {
    draft: { ...draft, placeId },
    message: isSame ? { kind: 'none' } : { kind: 'addressOffered', place: here },
  };
}
