import type { createAddress as createEndpoint, updateAddress as updateEndpoint } from '@comanda/contract/addresses.ts';
import { hasStreetNumber } from '@comanda/domain/address/history.ts';
import { type AddressDraft, checkAddress, mostAddresses, type SavedAddress } from '@comanda/domain/address/saved-address.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { AddressId, UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findAddresses, insertAddress, lockPerson, updateAddress } from '../features/address/address-rows.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, Outcome, TenantContext } from '../platform/http/call.ts';
import { buyerOf } from './find-orders.ts';

type Create = typeof createEndpoint;
type Update = typeof updateEndpoint;
type Parts = Pick<Deps, 'db' | 'geocoder' | 'random'>;

export const shownAddress = (address: SavedAddress) => ({ ...address, hasStreetNumber: hasStreetNumber(address.textAddress) });

/** Keeps an address of this person; what is there already is written over. Refused: FIELD_VALIDATION, INVALID_PARAMETER (too many). */
export async function saveAddress(deps: Parts, { tenant, body, session, now }: Call<Create>): Promise<Outcome<Create>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const found = await completed(deps, tenant, { ...nothingSaid, ...withoutGaps(body.address) });
  if (!found.ok) return found;
  const saved = await withTenant(deps.db, tenant.id, (tx) => keep(tx, userId, found.value, deps.random.id(now) as AddressId));
  return saved.ok ? accept(shownAddress(saved.value)) : saved;
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

/** Changes an address of this person. Refused: NOT_FOUND, FIELD_VALIDATION, REPEATED_DATABASE_VALUE. */
export async function changeAddress(deps: Parts, { tenant, body, params, session }: Call<Update>): Promise<Outcome<Update>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const before = (await findAddresses(eachAlone(deps.db, tenant.id), userId)).find(({ id }) => id === params.id);
  if (!before) return refuse(refusalOf('NOT_FOUND'));
  const found = await completed(deps, tenant, merged(before, body.address));
  if (!found.ok) return found;
  const draft = found.value;
  return withTenant(deps.db, tenant.id, async (tx): Promise<Outcome<Update>> => {
    await lockPerson(tx, userId);
    const all = await findAddresses(tx, userId);
    if (!all.some(({ id }) => id === params.id)) return refuse(refusalOf('NOT_FOUND'));
    if (all.some((each) => each.id !== params.id && isSame(each, draft))) return refuse(refusalOf('REPEATED_DATABASE_VALUE'));
    await updateAddress(tx, params.id, draft);
    return accept(shownAddress({ ...draft, id: params.id }));
  });
}

const nothingSaid = { kind: 'other', description: null, apartmentDetails: '', dispatchNote: '', city: '', placeId: null } as const;

type WithoutGaps<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Only what is said. */
const withoutGaps = <T extends object>(given: T): WithoutGaps<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WithoutGaps<T>;

function merged({ id: _, ...before }: SavedAddress, changes: Call<Update>['body']['address']): AddressDraft {
  const isMoved = changes.latitude !== undefined || changes.longitude !== undefined;
  return { ...before, ...(isMoved ? { placeId: null } : {}), ...withoutGaps(changes) };
}

/** Trimmed and checked; the place that stands there is looked up when it is not said. Spec §4. */
async function completed({ geocoder }: Parts, tenant: TenantContext, given: AddressDraft): Promise<Result<AddressDraft, Refusal>> {
  const draft = trimmed(given);
  const asker = { tenantId: tenant.id, country: tenant.country.code, session: null };
  const place = draft.placeId === null || draft.city === '' ? await geocoder.reverse(asker, draft) : null;
  const address = { ...draft, placeId: draft.placeId ?? place?.placeId ?? null, city: draft.city || (place?.city ?? '') };
  const fields = checkAddress(address);
  return Object.keys(fields).length === 0 ? accept(address) : refuse(refusalOf('FIELD_VALIDATION', { fields }));
}

const trimmed = (draft: AddressDraft): AddressDraft => ({
  ...draft,
  textAddress: draft.textAddress.trim(),
  description: draft.description?.trim() || null,
  apartmentDetails: draft.apartmentDetails.trim(),
  dispatchNote: draft.dispatchNote.trim(),
  city: draft.city.trim(),
  placeId: draft.placeId?.trim() || null,
});
