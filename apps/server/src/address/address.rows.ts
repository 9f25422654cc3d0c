import type { AddressDraft, SavedAddress } from '@comanda/domain/address/saved-address.ts';
import type { AddressId, UserId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

const columns: Sql = sql`id, kind, text_address as "textAddress", description,
  apartment_details as "apartmentDetails",
  dispatch_note as "dispatchNote", city, postal_code as "postalCode", neighbourhood, municipality,
  zone, latitude, longitude,
  location_precision as "locationPrecision", location_confirmed as "locationConfirmed",
  place_id as "placeId"`;

/** Returns all addresses of a user, in no order. */
export const findAddresses = (tx: Tx, userId: UserId): Promise<SavedAddress[]> =>
  tx.query<SavedAddress>(
    'find-addresses',
    sql`select ${columns} from addresses where tenant_id = ${tx.tenantId} and user_id = ${userId}`,
  );

/**
 * Locks the user until the transaction ends, so that changes of one user's addresses run one after
 * another.
 */
export const lockUser = (tx: Tx, userId: UserId): Promise<unknown> =>
  tx.query(
    'lock-user',
    sql`select from users where tenant_id = ${tx.tenantId} and id = ${userId} for update`,
  );

export async function insertAddress(
  tx: Tx,
  userId: UserId,
  { id, ...address }: SavedAddress,
): Promise<void> {
  const {
    kind,
    textAddress,
    description,
    apartmentDetails,
    dispatchNote,
    city,
    latitude,
    longitude,
    placeId,
  } = address;
  const { postalCode, neighbourhood, municipality, zone, locationPrecision, locationConfirmed } =
    address;
  await tx.query(
    'insert-address',
    sql`insert into addresses (tenant_id, id, user_id, kind, text_address, description,
      apartment_details, dispatch_note, city, latitude, longitude, place_id,
        postal_code, neighbourhood, municipality, zone, location_precision, location_confirmed)
      values (${tx.tenantId}, ${id}, ${userId}, ${kind}, ${textAddress}, ${description},
        ${apartmentDetails}, ${dispatchNote}, ${city},
        ${latitude}, ${longitude}, ${placeId}, ${postalCode}, ${neighbourhood}, ${municipality},
        ${zone}, ${locationPrecision}, ${locationConfirmed})`,
  );
}

export async function updateAddress(tx: Tx, id: AddressId, address: AddressDraft): Promise<void> {
  const {
    kind,
    textAddress,
    description,
    apartmentDetails,
    dispatchNote,
    city,
    latitude,
    longitude,
    placeId,
  } = address;
  const { postalCode, neighbourhood, municipality, zone, locationPrecision, locationConfirmed } =
    address;
  await tx.query(
    'update-address',
    sql`update addresses set kind = ${kind}, text_address = ${textAddress},
      description = ${description}, apartment_details = ${apartmentDetails},
      dispatch_note = ${dispatchNote}, city = ${city}, latitude = ${latitude},
      longitude = ${longitude}, place_id = ${placeId},
      postal_code = ${postalCode}, neighbourhood = ${neighbourhood}, municipality = ${municipality},
      zone = ${zone},
      location_precision = ${locationPrecision}, location_confirmed = ${locationConfirmed}
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
}

/** Deletes an address of this user. Returns false if the user has no such address. */
export async function deleteAddress(tx: Tx, userId: UserId, id: AddressId): Promise<boolean> {
  const rows = await tx.query(
    'delete-address',
    sql`delete from addresses where tenant_id = ${tx.tenantId} and user_id = ${userId}
      and id = ${id} returning id`,
  );
  return rows.length > 0;
}
