import type { createAddress as createEndpoint, updateAddress as updateEndpoint } from '@comanda/contract/addresses.ts';
import { noParts } from '@comanda/domain/address/address-parts.ts';
import { hasStreetNumber } from '@comanda/domain/address/history.ts';
import { isApproximate, precisionOf } from '@comanda/domain/address/location-precision.ts';
import { type AddressDraft, checkAddress, mostAddresses, type SavedAddress } from '@comanda/domain/address/saved-address.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schemas.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { AddressId, UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import { findAddresses, insertAddress, lockPerson, updateAddress } from '../features/address/address-rows.ts';
import type { Place } from '../geocoding/geocoder.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, Outcome, TenantContext } from '../platform/http/call.ts';
import { askerOf } from './asker-of.ts';
import { buyerOf } from './find-orders.ts';

type Create = typeof createEndpoint;
type Update = typeof updateEndpoint;
type Parts = Pick<Deps, 'areas' | 'db' | 'geocoder' | 'menus' | 'random'>;
type Who = { tenant: TenantContext; ip: string };

/** As its owner reads it. One from before its precision was asked says `area` where it is no more than that. */
export const shownAddress = (address: SavedAddress, middles: readonly Point[]) => ({
  ...address,
  locationPrecision: precisionOf(address, middles),
  hasStreetNumber: hasStreetNumber(address.textAddress),
});

/** Keeps an address of this person; what is there already is written over. Refused: FIELD_VALIDATION, INVALID_PARAMETER (too many). */
export async function saveAddress(deps: Parts, { tenant, ip, body, session, now }: Call<Create>): Promise<Outcome<Create>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const middles = await deps.areas(tenant.country.code);
  const draft = located(tidied({ ...nothingSaid, ...withoutGaps(body.address) }), middles);
  const found = checked(tenant, withPlace(draft, await placeAt(deps, { tenant, ip }, draft)));
  if (!found.ok) return found;
  const saved = await withTenant(deps.db, tenant.id, (tx) => keep(tx, userId, found.value, deps.random.id(now) as AddressId));
  return saved.ok ? accept(shownAddress(saved.value, middles)) : saved;
}

async function keep(tx: Tx, userId: UserId, draft: AddressDraft, id: AddressId): Promise<Result<SavedAddress, Refusal>> {
  await lockPerson(tx, userId);
  const all = await findAddresses(tx, userId);
  const same = all.find((each) => isSame(each, draft));
  if (!same && all.length >= mostAddresses) {
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'address', reason: 'full', limit: mostAddresses }));
  }
  const address = { ...draft, id: same?.id ?? id };
  await (same ? updateAddress(tx, same.id, draft) : insertAddress(tx, userId, address));
  return accept(address);
}

const isSame = (one: AddressDraft, other: AddressDraft): boolean =>
  one.kind === other.kind && one.textAddress === other.textAddress && one.apartmentDetails === other.apartmentDetails;

/**
 * Changes an address of this person. What is not said stays as it is at the moment of writing, so that two changes at once are both kept.
 * Refused: NOT_FOUND, FIELD_VALIDATION, REPEATED_DATABASE_VALUE.
 */
export async function changeAddress(deps: Parts, { tenant, ip, body, params, session }: Call<Update>): Promise<Outcome<Update>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const seen = (await findAddresses(eachAlone(deps.db, tenant.id), userId)).find(({ id }) => id === params.id);
  if (!seen) return refuse(refusalOf('NOT_FOUND'));
  const middles = await deps.areas(tenant.country.code);
  const change = (before: SavedAddress): AddressDraft => located(merged(before, body.address), middles);
  const there = await placeAt(deps, { tenant, ip }, change(seen));
  return withTenant(deps.db, tenant.id, async (tx): Promise<Outcome<Update>> => {
    await lockPerson(tx, userId);
    const all = await findAddresses(tx, userId);
    const before = all.find(({ id }) => id === params.id);
    if (!before) return refuse(refusalOf('NOT_FOUND'));
    const found = checked(tenant, withPlace(change(before), there));
    if (!found.ok) return found;
    if (all.some((each) => each.id !== params.id && isSame(each, found.value))) return refuse(refusalOf('REPEATED_DATABASE_VALUE'));
    await updateAddress(tx, params.id, found.value);
    return accept(shownAddress({ ...found.value, id: params.id }, middles));
  });
}

const nothingSaid = {
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

/** The precision that the address really has: a point in the middle of an area is no house, whatever is said of it. */
const located = (draft: AddressDraft, middles: readonly Point[]): AddressDraft => ({
  ...draft,
  locationPrecision: precisionOf(draft, middles),
});

type WithoutGaps<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Only what is said. */
const withoutGaps = <T extends object>(given: T): WithoutGaps<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WithoutGaps<T>;

function merged({ id: _, ...before }: SavedAddress, changes: Call<Update>['body']['address']): AddressDraft {
  const isMoved = changes.latitude !== undefined || changes.longitude !== undefined;
  const elsewhere = { placeId: null, locationPrecision: null, locationConfirmed: false };
  return tidied({ ...before, ...(isMoved ? elsewhere : {}), ...withoutGaps(changes) });
}

const isAtSamePoint = (one: Point, other: Point): boolean => one.latitude === other.latitude && one.longitude === other.longitude;

type Found = { at: Point; place: Place | null };

/** The place that stands where an address is, when it does not say which. Spec §4. At an approximate point stands another house, not this address. */
async function placeAt({ geocoder, menus }: Parts, who: Who, draft: AddressDraft): Promise<Found | null> {
  if (draft.city !== '' && (draft.placeId !== null || isApproximate(draft.locationPrecision))) return null;
  return { at: draft, place: await geocoder.reverse(await askerOf(menus, who), draft) };
}

/**
 * What was found fills in what was not said, unless the address has moved since. A commune is a place, but not the one of an address; a
 * house at an approximate point is another one.
 */
function withPlace(draft: AddressDraft, found: Found | null): AddressDraft {
  const place = found && isAtSamePoint(found.at, draft) ? found.place : null;
  const placeId = place === null || place.precision === 'area' || isApproximate(draft.locationPrecision) ? null : place.placeId;
  return { ...draft, placeId: draft.placeId ?? placeId, city: draft.city || (place?.city ?? '') };
}

function checked({ country }: TenantContext, address: AddressDraft): Result<AddressDraft, Refusal> {
  const fields = checkAddress(addressSchemaOf(country.code), address);
  return Object.keys(fields).length === 0 ? accept(address) : refuse(refusalOf('FIELD_VALIDATION', { fields }));
}

const tidied = (draft: AddressDraft): AddressDraft => ({
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
