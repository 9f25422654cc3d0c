import { sortAddresses } from '@comanda/domain/address/saved-address.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { buyerOf } from '../order/read-orders.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { CallTo } from '../platform/http/call.ts';
import { deleteAddress as deleteRow, findAddresses } from './address.rows.ts';
import { shownAddress } from './save-address.ts';

/** Returns the caller's addresses, in the order of the list. */
export async function getAddresses(
  deps: Pick<Deps, 'areas' | 'db'>,
  { tenant, session }: CallTo<'getAddresses'>,
) {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const areaCentres = await deps.areas(tenant.country.code);
  const addresses = await findAddresses(autocommit(deps.db, tenant.id), userId);
  return accept(sortAddresses(addresses).map((address) => shownAddress(address, areaCentres)));
}

/** Deletes an address of the caller. */
export async function deleteAddress(
  { db }: Pick<Deps, 'db'>,
  { tenant, session, params }: CallTo<'deleteAddress'>,
) {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  return (await deleteRow(autocommit(db, tenant.id), userId, params.id))
    ? accept(null)
    : refuse(refusalOf('NOT_FOUND'));
}
