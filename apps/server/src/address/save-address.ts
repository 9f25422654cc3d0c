import type {
  createAddress as createEndpoint,
  updateAddress as updateEndpoint,
} from '@comanda/contract/addresses.ts';
import { noParts } from '@comanda/domain/address/address-parts.ts';
import { hasStreetNumber } from '@comanda/domain/address/street-number.ts';
import { isApproximate, precisionOf } from '@comanda/domain/address/location-precision.ts';
import {
  type AddressDraft,
  checkAddress,
  maxSavedAddresses,
  type SavedAddress,
} from '@comanda/domain/address/saved-address.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { AddressId, UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import { findAddresses, insertAddress, lockUser, updateAddress } from './address.rows.ts';
import type { GeocoderPlace } from '../geocoding/geocoder.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome, TenantContext } from '../platform/http/call.ts';
import { requesterOf } from './requester-of.ts';
import { buyerOf } from '../order/read-orders.ts';

type Create = typeof createEndpoint;
type Update = typeof updateEndpoint;
type AddressDeps = Pick<Deps, 'areas' | 'db' | 'geocoder' | 'menus' | 'random'>;
type Requester = { tenant: TenantContext; ip: string };

/**
 * The address as its owner reads it. An old address without a precision gets `area` if its point is
 * the centre of an area.
 */
export const shownAddress = (address: SavedAddress, areaCentres: readonly GeoPoint[]) => ({
  ...address,
  locationPrecision: precisionOf(address, areaCentres),
  hasStreetNumber: hasStreetNumber(address.textAddress),
});

/**
 * Saves an address of the caller, or overwrites the same one. Refused: FIELD_VALIDATION,
 * INVALID_PARAMETER (too many).
 */
export async function saveAddress(
  deps: AddressDeps,
  { tenant, ip, body, session, now }: Call<Create>,
): Promise<CallOutcome<Create>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const areaCentres = await deps.areas(tenant.country.code);
  const draft = withPrecision(
    tidyDraft({ ...emptyAddress, ...withoutUndefined(body.address) }),
    areaCentres,
  );
  const checkedAddress = checkDraft(
    tenant,
    withPlace(draft, await lookUpPlace(deps, { tenant, ip }, draft)),
  );
  if (!checkedAddress.ok) return checkedAddress;
  const saved = await withTenant(deps.db, tenant.id, (tx) =>
    storeAddress(tx, userId, checkedAddress.value, deps.random.id<AddressId>(now)),
  );
  return saved.ok ? accept(shownAddress(saved.value, areaCentres)) : saved;
}

async function storeAddress(
  tx: Tx,
  userId: UserId,
  draft: AddressDraft,
  id: AddressId,
): Promise<Result<SavedAddress, Refusal>> {
  await lockUser(tx, userId);
  const all = await findAddresses(tx, userId);
  const same = all.find((each) => isSame(each, draft));
  if (!same && all.length >= maxSavedAddresses) {
    return refuse(
      refusalOf('INVALID_PARAMETER', {
        field: 'address',
        reason: 'full',
        limit: maxSavedAddresses,
      }),
    );
  }
  const address = { ...draft, id: same?.id ?? id };
  await (same ? updateAddress(tx, same.id, draft) : insertAddress(tx, userId, address));
  return accept(address);
}

const isSame = (one: AddressDraft, other: AddressDraft): boolean =>
  one.kind === other.kind &&
  one.textAddress === other.textAddress &&
  one.apartmentDetails === other.apartmentDetails;

/**
 * Changes an address of the caller. Missing fields stay as they are stored when the change is
 * written, so two concurrent changes are both applied. Refused: NOT_FOUND, FIELD_VALIDATION,
 * REPEATED_DATABASE_VALUE.
 */
export async function changeAddress(
  deps: AddressDeps,
  { tenant, ip, body, params, session }: Call<Update>,
): Promise<CallOutcome<Update>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const current = (await findAddresses(autocommit(deps.db, tenant.id), userId)).find(
    ({ id }) => id === params.id,
  );
  if (!current) return refuse(refusalOf('NOT_FOUND'));
  const areaCentres = await deps.areas(tenant.country.code);
  const change = (before: SavedAddress): AddressDraft =>
    withPrecision(merged(before, body.address), areaCentres);
  const foundPlace = await lookUpPlace(deps, { tenant, ip }, change(current));
  return withTenant(deps.db, tenant.id, async (tx): Promise<CallOutcome<Update>> => {
    await lockUser(tx, userId);
    const all = await findAddresses(tx, userId);
    const before = all.find(({ id }) => id === params.id);
    if (!before) return refuse(refusalOf('NOT_FOUND'));
    const checkedAddress = checkDraft(tenant, withPlace(change(before), foundPlace));
    if (!checkedAddress.ok) return checkedAddress;
    if (all.some((each) => each.id !== params.id && isSame(each, checkedAddress.value)))
      return refuse(refusalOf('REPEATED_DATABASE_VALUE'));
    await updateAddress(tx, params.id, checkedAddress.value);
    return accept(shownAddress({ ...checkedAddress.value, id: params.id }, areaCentres));
  });
}

const emptyAddress = {
  kind: 'other',
  description: null,
  apartmentDetails: '',
  dispatchNote: '',
  city: '',
  ...noParts,
  locationPrecision: null,
  locationConfirmed: false,
  placeId: null,
} as const;

/**
 * Sets the real precision of an address: a point at the centre of an area is no house, whatever the
 * client claims.
 */
const withPrecision = (draft: AddressDraft, areaCentres: readonly GeoPoint[]): AddressDraft => ({
  ...draft,
  locationPrecision: precisionOf(draft, areaCentres),
});

type WithoutUndefined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** The fields that are not undefined. */
const withoutUndefined = <T extends object>(changes: T): WithoutUndefined<T> =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;

function merged(
  { id: _, ...before }: SavedAddress,
  changes: Call<Update>['body']['address'],
): AddressDraft {
  const isMoved = changes.latitude !== undefined || changes.longitude !== undefined;
  const clearedPlace = { placeId: null, locationPrecision: null, locationConfirmed: false };
  return tidyDraft({ ...before, ...(isMoved ? clearedPlace : {}), ...withoutUndefined(changes) });
}

const isAtSamePoint = (one: GeoPoint, other: GeoPoint): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

type PlaceAtPoint = { point: GeoPoint; place: GeocoderPlace | null };

/**
 * If the address has no placeId or no city, looks up the place at its coordinates.
 * docs/rules/places.md#place-id-of-a-saved-address. An address with a city and an approximate point
 * is not looked up, because another house stands at that point.
 */
async function lookUpPlace(
  { geocoder, menus }: AddressDeps,
  who: Requester,
  point: AddressDraft,
): Promise<PlaceAtPoint | null> {
  if (point.city !== '' && (point.placeId !== null || isApproximate(point.locationPrecision)))
    return null;
  return { point, place: await geocoder.reverse(await requesterOf(menus, who), point) };
}

/**
 * Fills in the missing placeId and city from the looked-up place, unless the address has moved
 * since. The placeId of an area, or of the house at an approximate point, is not used.
 */
function withPlace(draft: AddressDraft, lookedUp: PlaceAtPoint | null): AddressDraft {
  const place = lookedUp && isAtSamePoint(lookedUp.point, draft) ? lookedUp.place : null;
  const placeId =
    place === null || place.precision === 'area' || isApproximate(draft.locationPrecision)
      ? null
      : place.placeId;
  return { ...draft, placeId: draft.placeId ?? placeId, city: draft.city || (place?.city ?? '') };
}

function checkDraft(
  { country }: TenantContext,
  address: AddressDraft,
): Result<AddressDraft, Refusal> {
  const fields = checkAddress(addressSchemaOf(country.code), address);
  return Object.keys(fields).length === 0
    ? accept(address)
    : refuse(refusalOf('FIELD_VALIDATION', { fields }));
}

const tidyDraft = (draft: AddressDraft): AddressDraft => ({
  ...draft,
  textAddress: tidyText(draft.textAddress),
  description: tidyText(draft.description ?? '') || null,
  apartmentDetails: tidyText(draft.apartmentDetails),
  dispatchNote: tidyText(draft.dispatchNote),
  city: tidyText(draft.city),
  postalCode: tidyText(draft.postalCode),
  neighbourhood: tidyText(draft.neighbourhood),
  municipality: tidyText(draft.municipality),
  zone: tidyText(draft.zone),
  placeId: draft.placeId?.trim() || null,
});
