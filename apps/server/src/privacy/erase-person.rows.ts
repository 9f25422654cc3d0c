import type { UserId } from '@comanda/domain/ids.ts';
import type { OrderToErase } from '@comanda/domain/privacy/erasure-refusal.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { eraseOrdersOfBuyer } from './erase-orders.rows.ts';

/**
 * A person whose row is locked until the transaction ends; no order of the person is stored
 * meanwhile.
 */
export type LockedPerson = { id: UserId; kind: 'guest' | 'user'; email: string };

/**
 * Locks a person, against new orders too: a plain update of the row would let them pass. null:
 * there is no such person any more.
 */
export async function lockPerson(tx: Tx, id: UserId): Promise<LockedPerson | null> {
  const [row] = await tx.query<LockedPerson>(
    'lock-person',
    sql`select id, kind, email from users where tenant_id = ${tx.tenantId} and id = ${id}
      and kind <> 'erased' for update`,
  );
  return row ?? null;
}

/** Returns the orders of a person, with the states of their payment attempts. */
export const ordersToErase = (tx: Tx, id: UserId): Promise<OrderToErase[]> =>
  tx.query<OrderToErase>(
    'orders-to-erase',
    sql`select o.status, coalesce(array_agg(a.state) filter (where a.state is not null),
      '{}') as attempts
      from orders o left join payment_attempts a on a.tenant_id = o.tenant_id and a.order_id = o.id
      where o.tenant_id = ${tx.tenantId} and o.buyer_id = ${id} group by o.id, o.status`,
  );

/**
 * Erases a person whose row is locked: empties the orders, deletes the rows that go with the
 * person, and empties the row itself. Orders are locked before points, as the end of an order does.
 * `emailHash`: what is kept of the email, null for nothing. `at`: ISO instant. It may be repeated.
 * docs/rules/privacy.md#erasure.
 */
export async function erasePerson(
  tx: Tx,
  { id, kind, email }: LockedPerson,
  { emailHash, at }: { emailHash: string | null; at: string },
): Promise<void> {
  await eraseOrdersOfBuyer(tx, id, at);
  // The entries of the account stay as numbers; deleting the account below takes the person out of
  // them.
  await tx.query(
    'erase-points-reasons',
    sql`update points_entries set reason = null where tenant_id = ${tx.tenantId} and user_id = ${id}
      and reason is not null`,
  );
  await tx.query('delete-rows-of-person', sql`select delete_rows_of_person(${tx.tenantId}, ${id})`);
  await tx.query(
    'delete-requests-of-person',
    sql`delete from order_requests where tenant_id = ${tx.tenantId} and buyer_id = ${id}`,
  );
  // The email of a guest is not proved: somebody else may be logging in with it.
  if (kind === 'user')
    await tx.query(
      'delete-verifications-of-email',
      sql`delete from verifications where tenant_id = ${tx.tenantId} and email = ${email}`,
    );
  await tx.query(
    'empty-person',
    sql`update users set kind = 'erased', external_id = '', name = '', email = '', phone = '',
      email_subscription = false, email_subscription_at = null
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  await tx.query(
    'insert-erasure',
    sql`insert into erasures (tenant_id, user_id, email_hash, erased_at)
      values (${tx.tenantId}, ${id}, ${emailHash}, ${at})
      on conflict (tenant_id, user_id) do nothing`,
  );
}
