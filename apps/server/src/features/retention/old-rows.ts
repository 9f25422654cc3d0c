import { keptMenuVersions } from '@comanda/domain/limits/retention.ts';
import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import { knownBrowserMs } from '@comanda/domain/session/token-lifetimes.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** Kinds of rows that are deleted after their term; docs/operations.md lists the terms. */
export const oldRowKinds = [
  'tokens',
  'guests',
  'requests',
  'carts',
  'cart-links',
  'email-changes',
  'browsers',
  'jobs',
  'payment-webhooks',
  'unmatched-webhooks',
  'verifications',
  'verification-budgets',
  'enrolments',
  'cards',
  'rider-positions',
  'rider-runs',
  'riders',
  'counter-sessions',
  'counter-devices',
  'menu-versions',
  'menu-pictures',
] as const;
export type OldRowKind = (typeof oldRowKinds)[number];

const endedStatuses = orderStatuses.filter(hasOrderEnded);

/**
 * Deletes up to `limit` rows of a kind that ended before an instant (ISO) and returns how many. Tokens: expired or revoked, except those of
 * a guest with an order under way, which live on. Guests: without an order and without a token; their addresses go with them. Requests:
 * idempotency keys with their outcome; the orders stay. Carts: not changed since, live or ordered. Cart links: expired. Email changes: made
 * before. Enrolments: begun before. Cards: gone before. Browsers: no login for a year. Jobs: those that used up their attempts. Payment webhooks:
 * received before; unmatched ones are about no attempt. Rider
 * positions: of a run that nobody ended. Rider runs: begun before. Riders: removed before. Verifications: expired. Budgets of verifications: nothing taken since.
 * received before; unmatched ones are about no attempt. Verifications: expired. Budgets of verifications: nothing taken since. Counter sessions: expired or ended; counter
 * devices: removed, without a session. Menu versions: published before, and not among the newest. Menu pictures: uploaded before, and in no version of the menu.
 */
export async function deleteOldRows(
  tx: Tx,
  kind: OldRowKind,
  before: string,
  limit: number,
): Promise<number> {
  const rows = await tx.query(`delete-old-${kind}`, statements[kind](tx.tenantId, before, limit));
  return rows.length;
}

const webhooks = (tenant: string, before: string, limit: number, which: Sql): Sql => sql`
    delete from payment_webhooks where tenant_id = ${tenant} and (method, event_key) in (
      select w.method, w.event_key from payment_webhooks w where w.tenant_id = ${tenant} and w.received_at < ${before} and ${which}
      limit ${limit}) returning 1`;

type Statement = (tenant: string, before: string, limit: number) => Sql;

const statements: Readonly<Record<OldRowKind, Statement>> = {
  tokens: (
    tenant,
    before,
    limit,
  ) => sql`delete from tokens where tenant_id = ${tenant} and token_hash in (
      select t.token_hash from tokens t where t.tenant_id = ${tenant} and least(t.expires_at, t.revoked_at) < ${before}
        and not exists (select from orders o where o.tenant_id = t.tenant_id and o.buyer_id = t.user_id
          and o.status <> all (${endedStatuses}::text[]))
      limit ${limit}) returning 1`,
  guests: (tenant, before, limit) => sql`delete from users where tenant_id = ${tenant} and id in (
      select u.id from users u where u.tenant_id = ${tenant} and u.kind in ('guest', 'erased') and u.created_at < ${before}
        and not exists (select from orders o where o.tenant_id = u.tenant_id and o.buyer_id = u.id)
        and not exists (select from tokens t where t.tenant_id = u.tenant_id and t.user_id = u.id)
        and not exists (select from cards c where c.tenant_id = u.tenant_id and c.user_id = u.id)
      limit ${limit}) returning 1`,
  requests: (
    tenant,
    before,
    limit,
  ) => sql`delete from order_requests where tenant_id = ${tenant} and (buyer_id, key) in (
      select r.buyer_id, r.key from order_requests r where r.tenant_id = ${tenant} and r.created_at < ${before}
      limit ${limit}) returning 1`,
  carts: (
    tenant,
    before,
    limit,
  ) => sql`delete from shopping_carts where tenant_id = ${tenant} and id in (
      select c.id from shopping_carts c where c.tenant_id = ${tenant} and c.updated_at < ${before} limit ${limit}) returning 1`,
  'cart-links': (
    tenant,
    before,
    limit,
  ) => sql`delete from cart_links where tenant_id = ${tenant} and key_hash in (
      select l.key_hash from cart_links l where l.tenant_id = ${tenant} and l.expires_at < ${before} limit ${limit}) returning 1`,
  'email-changes': (
    tenant,
    before,
    limit,
  ) => sql`delete from email_changes where tenant_id = ${tenant} and id in (
      select e.id from email_changes e where e.tenant_id = ${tenant} and e.changed_at < ${before} limit ${limit}) returning 1`,
  browsers: (
    tenant,
    before,
    limit,
  ) => sql`delete from known_browsers where tenant_id = ${tenant} and (user_id, browser_hash) in (
      select b.user_id, b.browser_hash from known_browsers b where b.tenant_id = ${tenant}
        and b.last_login_on < ${dayOfUse(Date.parse(before) - knownBrowserMs)}::date limit ${limit}) returning 1`,
  jobs: (tenant, before, limit) => sql`delete from jobs where tenant_id = ${tenant} and key in (
      select j.key from jobs j where j.tenant_id = ${tenant}
        and j.attempts >= j.max_attempts and j.locked_at is null and j.run_at < ${before}
      limit ${limit}) returning 1`,
  'payment-webhooks': (tenant, before, limit) => webhooks(tenant, before, limit, sql`true`),
  'unmatched-webhooks': (tenant, before, limit) =>
    webhooks(tenant, before, limit, sql`w.attempt_id is null`),
  verifications: (
    tenant,
    before,
    limit,
  ) => sql`delete from verifications where tenant_id = ${tenant} and id in (
      select v.id from verifications v where v.tenant_id = ${tenant} and v.expires_at < ${before} limit ${limit}) returning 1`,
  enrolments: (
    tenant,
    before,
    limit,
  ) => sql`delete from card_enrolments where tenant_id = ${tenant} and id in (
      select e.id from card_enrolments e where e.tenant_id = ${tenant} and e.created_at < ${before} limit ${limit}) returning 1`,
  cards: (tenant, before, limit) => sql`delete from cards where tenant_id = ${tenant} and id in (
      select c.id from cards c where c.tenant_id = ${tenant} and c.state = 'gone' and c.ended_at < ${before} limit ${limit}) returning 1`,
  'rider-positions': (
    tenant,
    before,
    limit,
  ) => sql`delete from rider_positions where tenant_id = ${tenant} and run_id in (
      select p.run_id from rider_positions p where p.tenant_id = ${tenant} and p.at < ${before} limit ${limit}) returning 1`,
  'rider-runs': (
    tenant,
    before,
    limit,
  ) => sql`delete from rider_runs where tenant_id = ${tenant} and id in (
      select r.id from rider_runs r where r.tenant_id = ${tenant} and r.created_at < ${before} limit ${limit}) returning 1`,
  riders: (tenant, before, limit) => sql`delete from riders where tenant_id = ${tenant} and id in (
      select r.id from riders r where r.tenant_id = ${tenant} and r.ended_at < ${before} limit ${limit}) returning 1`,
  'counter-sessions': (
    tenant,
    before,
    limit,
  ) => sql`delete from counter_sessions where tenant_id = ${tenant} and token_hash in (
      select s.token_hash from counter_sessions s where s.tenant_id = ${tenant} and least(s.expires_at, s.ended_at) < ${before}
      limit ${limit}) returning 1`,
  'counter-devices': (
    tenant,
    before,
    limit,
  ) => sql`delete from counter_devices where tenant_id = ${tenant} and id in (
      select d.id from counter_devices d where d.tenant_id = ${tenant} and d.ended_at < ${before}
        and not exists (select from counter_sessions s where s.tenant_id = d.tenant_id and s.device_id = d.id)
      limit ${limit}) returning 1`,
  'menu-versions': (
    tenant,
    before,
    limit,
  ) => sql`delete from menu_versions where tenant_id = ${tenant} and number in (
      select v.number from menu_versions v where v.tenant_id = ${tenant} and v.published_at < ${before} and v.number <= (
        select n.number from menu_versions n where n.tenant_id = ${tenant} order by n.number desc offset ${keptMenuVersions} limit 1)
      limit ${limit}) returning 1`,
  'menu-pictures': (
    tenant,
    before,
    limit,
  ) => sql`delete from menu_pictures where tenant_id = ${tenant} and used_at < ${before} and (hash, name) in (
      select p.hash, p.name from menu_pictures p where p.tenant_id = ${tenant} and p.used_at < ${before}
        and not exists (select from menu_versions v where v.tenant_id = p.tenant_id and strpos(v.edits::text, '/' || p.hash || '/') > 0)
      limit ${limit}) returning 1`,
  'verification-budgets': (
    tenant,
    before,
    limit,
  ) => sql`delete from verification_budgets where tenant_id = ${tenant} and (budget, key) in (
      select b.budget, b.key from verification_budgets b
      where b.tenant_id = ${tenant} and b.taken[cardinality(b.taken)] < ${before} limit ${limit}) returning 1`,
};
