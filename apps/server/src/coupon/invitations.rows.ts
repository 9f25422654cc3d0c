import type { OrderId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A user who may invite others. `codeEnd`: a new one, for a user who has none. `mailbox`: keyed
 * hash of the user's email.
 */
export type Inviter = { userId: UserId; codeEnd: string; mailbox: string };

/**
 * Returns the end of the code by which the user invites others, and stores it if the user has none.
 * null: another user has this new end, or got one at the same moment; the caller tries another one.
 * `now` in milliseconds. docs/rules/coupons.md#invitations.
 */
export async function findOrInsertInvitation(
  tx: Tx,
  { userId, codeEnd, mailbox }: Inviter,
  now: number,
): Promise<string | null> {
  const [row] = await tx.query<{ codeEnd: string }>(
    'find-or-insert-invitation',
    sql`with own as (select code_end from invitations where tenant_id = ${tx.tenantId}
      and user_id = ${userId}
      ), made as (
        insert into invitations (tenant_id, user_id, code_end, created_at)
        select ${tx.tenantId}, ${userId}, ${codeEnd}, ${isoOf(now)}
        where not exists (select from own)
        on conflict do nothing returning code_end
      ), counted as (
        update users set mailbox = ${mailbox} where tenant_id = ${tx.tenantId} and id = ${userId}
          and mailbox is null
          and exists (select from made)
      )
      select code_end as "codeEnd" from own union all select code_end from made`,
  );
  return row?.codeEnd ?? null;
}

/**
 * Returns the part of a statement that books the reward of an invitation for its inviter, if the
 * brand promises one, the order used the invitation, and it is the first order of the invited user
 * that completes; once. Run it in the transaction that completes the order, before other points are
 * booked: it locks the accounts of both. Its rows must be read. `now` in
 * milliseconds. docs/rules/coupons.md#reward-of-an-invitation.
 */
export const invitationReward = (tenantId: TenantId, id: OrderId, now: number): Sql => sql`
      with invited as materialized (
        select u.tenant_id, u.order_id, u.user_id, u.inviter_id,
          (c.document #>> '{invitation,reward,points}')::bigint as points
        from coupon_uses u join coupons c on c.tenant_id = u.tenant_id and c.code = u.code
        where u.tenant_id = ${tenantId} and u.order_id = ${id} and u.inviter_id is not null
          and u.returned_at is null
          and not exists (select from orders o where o.tenant_id = u.tenant_id
            and o.buyer_id = u.user_id and o.id <> u.order_id
            and o.timeline @> '[{"status": "completed"}]')
      ), accounts as materialized (
        select a.user_id from points_accounts a join invited i on a.tenant_id = i.tenant_id
          and a.user_id in (i.user_id, i.inviter_id)
        order by a.user_id for no key update of a
      )
      select book_points(i.tenant_id, i.inviter_id, i.order_id, 'grant', i.points, 'invitation',
        ${isoOf(now)}) as booked
      from invited i cross join (select count(*) from accounts) as locked where i.points > 0`;
