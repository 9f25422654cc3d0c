import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { storesAtPoint } from '@comanda/domain/store/stores-at-point.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { AddressFormDraft, ManualDraft } from './address-form-draft.ts';
import type { GeocodedPlace } from './use-place-search.ts';

/** Returns the place of a draft: the found one, or the pin of a manual draft; null without one. */
export const shownPlace = (
  draft: AddressFormDraft,
  area: AddressArea | null,
): GeocodedPlace | null => (draft.entry === 'search' ? draft.place : placeAtPin(draft, area));

/**
 * Returns true if a place is known exactly and no store delivers there.
 * docs/rules/places.md#coverage-at-the-pin.
 */
export const isOutsideCoverage = (
  place: GeocodedPlace | null,
  stores: readonly Store[],
): place is GeocodedPlace =>
  place?.precision === 'address' && storesAtPoint(stores, place).length === 0;

const placeAtPin = ({ point }: ManualDraft, area: AddressArea | null): GeocodedPlace | null =>
  point &&
  area && {
    ...point,
    placeId: '',
    textAddress: '',
    city: area.name,
    streetNumber: null,
    precision: 'address',
  };
