import type { UserId } from '@comanda/domain/ids.ts';
import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import { movingAttemptStates } from '@comanda/domain/privacy/erasure-refusal.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { eraseOrders } from './erase-orders.rows.ts';

const endedStatuses = orderStatuses.filter(hasOrderEnded);

/**
 * Erases the contact data of up to `limit` orders placed before an instant (ISO), except those
 * whose money may move. Returns how many.
 */
export const eraseOldContacts = (
  tx: Tx,
  { before, at, limit }: { before: string; at: string; limit: number },
): Promise<number> =>
  eraseOrders(
    tx,
    'erase-old-contacts',
    sql`o.id in (select c.id from orders c
      where c.tenant_id = ${tx.tenantId} and c.created_at < ${before}
        and c.contact_erased_at is null and c.status = any (${endedStatuses}::text[])
        and not exists (select from payment_attempts a where a.tenant_id = c.tenant_id
          and a.order_id = c.id
          and a.state = any (${[...movingAttemptStates]}::text[]))
      order by c.created_at desc limit ${limit})`,
    at,
  );

/**
 * Returns up to `limit` guests without a token all of whose orders were erased, and who have any:
 * nothing needs their data any more. Only guests from before an instant (ISO) have such orders.
 */
export async function findForgottenGuests(
  tx: Tx,
  { before, limit }: { before: string; limit: number },
): Promise<UserId[]> {
  const rows = await tx.query<{ id: UserId }>(
    'find-forgotten-guests',
    sql`select u.id from users u where u.tenant_id = ${tx.tenantId} and u.kind = 'guest'
        and u.created_at < ${before}
        and exists (select from orders o where o.tenant_id = u.tenant_id and o.buyer_id = u.id)
        and not exists (select from orders o where o.tenant_id = u.tenant_id and o.buyer_id = u.id
          and o.contact_erased_at is null)
        and not exists (select from tokens t where t.tenant_id = u.tenant_id and t.user_id = u.id)
      order by u.created_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Forgets the networks of orders placed before an instant (ISO), up to `limit`. Returns how many.
 */
export async function forgetNetworks(tx: Tx, before: string, limit: number): Promise<number> {
  const rows = await tx.query(
    'forget-networks',
    sql`update orders set network = null where tenant_id = ${tx.tenantId} and id in (
        select o.id from orders o where o.tenant_id = ${tx.tenantId} and o.network is not null
          and o.created_at < ${before} limit ${limit})
      returning 1`,
  );
  return rows.length;
}

/**
 * Forgets the hashes of emails of people who were erased before an instant (ISO), in their uses of
 * coupons too. Returns how many people.
 */
export async function forgetErasedHashes(tx: Tx, before: string): Promise<number> {
  const rows = await tx.query(
    'forget-erased-hashes',
    sql`with forgotten as (
        update erasures set email_hash = null where tenant_id = ${tx.tenantId}
          and email_hash is not null and erased_at < ${before}
        returning user_id
      ), uses as (
        update coupon_uses u set mailbox = null from forgotten f
        where u.tenant_id = ${tx.tenantId} and u.user_id = f.user_id and u.mailbox is not null
      ) select from forgotten`,
  );
  return rows.length;
}

/**
 * Deletes rows of people erased since an instant (ISO) that were written while they were erased, of
 * up to `limit` people after the person `after` (null: the first). Returns the last of them; null:
 * there are no more.
 */
export async function repeatErasures(
  tx: Tx,
  { since, after, limit }: { since: string; after: UserId | null; limit: number },
): Promise<UserId | null> {
  const rows = await tx.query<{ id: UserId }>(
    'repeat-erasures',
    sql`with people as materialized (
        select e.user_id as id from erasures e where e.tenant_id = ${tx.tenantId}
          and e.erased_at >= ${since} and (${after}::uuid is null or e.user_id > ${after}::uuid)
        order by e.user_id limit ${limit}
      )
      select p.id, (select delete_rows_of_person(u.tenant_id, u.id) from users u
        where u.tenant_id = ${tx.tenantId} and u.id = p.id and u.kind = 'erased')
      from people p order by p.id`,
  );
  return rows.length === limit ? (rows.at(-1)?.id ?? null) : null;
}
