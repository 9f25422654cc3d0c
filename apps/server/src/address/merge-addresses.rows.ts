import { maxSavedAddresses } from '@comanda/domain/address/saved-address.ts';
import type { AddressId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { lockUser } from './address.rows.ts';

type Row = { id: AddressId };

/**
 * Makes the saved addresses of one person those of another. An address that the other has already
 * stays as it is there; of more than 20 the newest are kept. Returns how many were added.
 */
export async function mergeAddresses(tx: Tx, from: UserId, to: UserId): Promise<number> {
  await lockUser(tx, to);
  const added = await tx.query<Row>(
    'merge-addresses',
    sql`update addresses a set user_id = ${to} where a.tenant_id = ${tx.tenantId}
      and a.user_id = ${from}
      and not exists (select from addresses b where b.tenant_id = a.tenant_id and b.user_id = ${to}
        and b.kind = a.kind and b.text_address = a.text_address
          and b.apartment_details = a.apartment_details)
      returning a.id`,
  );
  const dropped = await tx.query<Row>(
    'drop-oldest-addresses',
    sql`delete from addresses where tenant_id = ${tx.tenantId} and id in (
        select id from addresses where tenant_id = ${tx.tenantId} and user_id = ${to}
        order by id desc offset ${maxSavedAddresses}
      ) returning id`,
  );
  const gone = new Set(dropped.map(({ id }) => id));
  return added.filter(({ id }) => !gone.has(id)).length;
}
