import { hasStreetNumber } from '@comanda/domain/address/street-number.ts';
import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import { checkParts, writtenAddress } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import {
  type AddressUnitAndNote,
  type AddressFormDraft,
  storedAddressOf,
  type GeocodedPoint,
  type ManualDraft,
  type SearchDraft,
} from './address-form-draft.ts';
import type { AddressProblem } from './address-problem.ts';
import { geocodeWritten } from './geocode-written.ts';
import { needsConfirmation, withKnownPrecision } from './known-precision.ts';
import type { AreaSource } from './load-areas.ts';

/**
 * Doubts that the shopper accepted: `area` by confirming the address, the others by a second press.
 */
export type AcceptedDoubts = { street: boolean; area: boolean; farPin: boolean };
export const noAcceptedDoubts: AcceptedDoubts = { street: false, area: false, farPin: false };

/** The draft with the geocoder's result, and its address or the problem. */
type Resolved = { draft: AddressFormDraft; address: Result<StoredAddress, AddressProblem> };

/** The sources of the look-up, and the address schema of the country. */
export type DraftSource = AreaSource & { schema: AddressSchema };

/** A pin farther than this from the geocoder's point may have been moved by mistake, in metres. */
const farMetres = 500;

/**
 * Returns the address of a draft, or its problem: no choice from the list, no street number
 * (docs/rules/places.md#street-number-required), a missing field, or a point to confirm. A manual
 * draft is geocoded once. Its point is the pin, else the house, else a point of the street that the
 * shopper accepted, else the centre of the area that the shopper confirmed.
 * docs/rules/places.md#lookup-of-a-written-address,
 * docs/rules/places.md#area-needs-a-pin-or-a-confirmation.
 */
export async function resolveDraft(
  source: DraftSource,
  draft: AddressFormDraft,
  details: AddressUnitAndNote,
  accepted: AcceptedDoubts,
): Promise<Resolved> {
  if (draft.entry === 'manual') return resolveManualDraft(source, draft, details, accepted);
  return { draft, address: await resolveSearchDraft(source, draft, details, accepted) };
}

async function resolveSearchDraft(
  source: DraftSource,
  { place, listedPoint, location }: SearchDraft,
  details: AddressUnitAndNote,
  accepted: AcceptedDoubts,
) {
  if (place === null) return refuse<AddressProblem>({ kind: 'notFound' });
  if (!hasStreetNumber(place.textAddress))
    return refuse<AddressProblem>({ kind: 'missing', fields: { number: problem('required') } });
  const farProblem = location.precision === 'pin' ? farFrom(listedPoint, place, accepted) : null;
  if (farProblem !== null) return refuse(farProblem);
  const address = await withKnownPrecision(
    source,
    storedAddressOf(source.schema, place, location, details),
  );
  const fields = checkParts(source.schema, address, isApproximate(address.locationPrecision));
  if (Object.keys(fields).length > 0) return refuse<AddressProblem>({ kind: 'missing', fields });
  return requireConfirmed({
    ...address,
    locationConfirmed:
      address.locationConfirmed || (accepted.area && address.locationPrecision === 'area'),
  });
}

async function resolveManualDraft(
  source: DraftSource,
  before: ManualDraft,
  details: AddressUnitAndNote,
  accepted: AcceptedDoubts,
): Promise<Resolved> {
  const addressText = writtenAddress(source.schema, before.written);
  if (!addressText.ok)
    return { draft: before, address: refuse({ kind: 'missing', fields: addressText.error }) };
  const geocoded = before.geocoded ?? (await geocodeWritten(source, addressText.value));
  if (geocoded === null)
    return {
      draft: before,
      address: refuse({ kind: 'missing', fields: { municipality: problem('required') } }),
    };
  const draft = { ...before, geocoded };
  const exactPoint = geocoded.precision === 'exact' ? geocoded.point : null;
  const far = draft.point === null ? null : farFrom(exactPoint, draft.point, accepted);
  if (far !== null) return { draft, address: refuse(far) };
  const address = { ...addressText.value, ...details, ...locationOf(draft, geocoded, accepted) };
  if (address.locationPrecision === 'street' && !accepted.street)
    return { draft, address: refuse({ kind: 'street' }) };
  return { draft, address: requireConfirmed(address) };
}

/** Returns the point of a manual draft: the pin's, else the geocoder's. */
function locationOf(
  { point, placeId }: ManualDraft,
  geocoded: GeocodedPoint,
  accepted: AcceptedDoubts,
) {
  if (point !== null)
    return { ...point, locationPrecision: 'pin' as const, locationConfirmed: false, placeId };
  const { precision: locationPrecision } = geocoded;
  return {
    ...geocoded.point,
    locationPrecision,
    locationConfirmed: locationPrecision === 'area' && accepted.area,
    placeId: geocoded.placeId,
  };
}

const requireConfirmed = (address: StoredAddress): Result<StoredAddress, AddressProblem> =>
  needsConfirmation(address) ? refuse({ kind: 'area' }) : accept(address);

function farFrom(
  exactPoint: GeoPoint | null,
  pin: GeoPoint,
  accepted: AcceptedDoubts,
): AddressProblem | null {
  const metres = exactPoint === null ? 0 : distanceMetres(exactPoint, pin);
  return metres > farMetres && !accepted.farPin ? { kind: 'farPin', metres } : null;
}
