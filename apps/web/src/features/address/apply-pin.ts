import { statedParts, writtenAddress } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
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
 * The message about a pin that rests. `unknown`: the geocoder knows no house there, or did not
 * answer. `addressChanged`: the draft now has the address at the pin, `before` is the previous
 * draft. `addressOffered`: the manual text differs from the address at the pin; it stays unless the
 * shopper takes `place`.
 */
export type PinMessage =
  | { kind: 'none' | 'loading' | 'unknown' }
  | { kind: 'addressChanged'; before: SearchDraft }
  | { kind: 'addressOffered'; place: GeocodedPlace };
export type AppliedPin = { draft: AddressFormDraft; message: PinMessage };

/**
 * Up to this distance from the geocoder's point the pin still means the same address, in metres.
 */
const sameAddressMetres = 30;

/**
 * Returns the draft after the geocoder's answer for the pin at `point`. The pin's coordinates never
 * change. docs/rules/places.md#address-at-the-pin.
 */
export function applyPin(
  schema: AddressSchema,
  draft: AddressFormDraft,
  point: GeoPoint,
  geocoded: GeocodedPlace | null,
): AppliedPin {
  if (geocoded?.precision !== 'address')
    return { draft: withAreaAt(schema, draft, geocoded), message: { kind: 'unknown' } };
  const placeAtPin = { ...geocoded, ...point };
  return draft.entry === 'manual'
    ? applyToManualDraft(schema, draft, placeAtPin)
    : applyToSearchDraft(draft, geocoded, placeAtPin);
}

function applyToSearchDraft(
  draft: SearchDraft,
  geocoded: GeocodedPlace,
  placeAtPin: GeocodedPlace,
): AppliedPin {
  if (draft.place === null) return { draft, message: { kind: 'none' } };
  const isSame =
    draft.place.textAddress === geocoded.textAddress ||
    (draft.listedPoint !== null &&
      distanceMetres(draft.listedPoint, placeAtPin) <= sameAddressMetres);
  if (isSame)
    return {
      draft: { ...draft, place: { ...draft.place, placeId: geocoded.placeId } },
      message: { kind: 'none' },
    };
  return {
    draft: {
      ...draftFromPin(placeAtPin),
      listedPoint: { latitude: geocoded.latitude, longitude: geocoded.longitude },
    },
    message: { kind: 'addressChanged', before: draft },
  };
}

/** Fills the area of a manual draft, such as its commune, if none of its parts is written. */
function withAreaAt<Draft extends AddressFormDraft>(
  schema: AddressSchema,
  draft: Draft,
  geocoded: GeocodedPlace | null,
): Draft {
  if (draft.entry === 'search' || geocoded === null) return draft;
  const { street, number, ...area } = draft.written;
  if (Object.values(area).some((part) => part !== '')) return draft;
  return { ...draft, written: { street, number, ...statedParts(schema, geocoded) } };
}

function applyToManualDraft(
  schema: AddressSchema,
  draft: ManualDraft,
  placeAtPin: GeocodedPlace,
): AppliedPin {
  const { latitude, longitude, placeId } = placeAtPin;
  const point = { latitude, longitude };
  const filled = withAreaAt(schema, draft, placeAtPin);
  const { street, number } = draft.written;
  if (street === '' && number === '') {
    return {
      draft: { ...toManualDraft(schema, draftFromPin(placeAtPin)), point, placeId },
      message: { kind: 'none' },
    };
  }
  const addressText = writtenAddress(schema, filled.written);
  const isSame = addressText.ok && addressText.value.textAddress === placeAtPin.textAddress;
  return {
    draft: { ...filled, placeId },
    message: isSame ? { kind: 'none' } : { kind: 'addressOffered', place: placeAtPin },
  };
}
