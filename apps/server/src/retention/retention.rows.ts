import {
  cashBooksRetentionDays,
  keptMenuVersions,
  menuVersionRetentionDays,
  positionRetentionDays,
  unmatchedWebhookRetentionDays,
  unusedPictureRetentionDays,
  verificationRetentionDays,
} from '@comanda/domain/retention/retention.ts';
import { hasOrderEnded, orderStatuses } from '@comanda/domain/order/order-status.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import { knownBrowserMs } from '@comanda/domain/session/token-lifetimes.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Rows of a table that the nightly deletion deletes. In the SQL of a kind, `r` is the row. `kind`:
 * their name in the log. `key`: columns that name one row. `end`: the instant at which a row ended.
 * `only`: further conditions. `days`: their term; absent: RETENTION_DAYS.
 */
export type OldRows = {
  readonly kind: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly end: Sql;
  readonly only?: Sql;
  readonly days?: number;
  /**
   * Most rows that ended still stay, so the table is read in pages of its key: a search for the few
   * others would read it as a whole in one statement.
   */
  readonly isRead?: 'in pages';
  /** The end is compared with this instead of the instant (ISO). */
  readonly before?: (instant: string) => Sql;
};

const endedStatuses = orderStatuses.filter(hasOrderEnded);

/** Every kind of rows that ends; docs/operations.md lists the terms. */
export const oldRows: readonly OldRows[] = [
  /** Expired or revoked. Those of a guest with an order under way live on. */
  {
    kind: 'tokens',
    table: 'tokens',
    key: ['token_hash'],
    end: sql`least(r.expires_at, r.revoked_at)`,
    only: sql`not exists (select from orders o where o.tenant_id = r.tenant_id
      and o.buyer_id = r.user_id and o.status <> all (${endedStatuses}::text[]))`,
  },
  /** Guests without an order, a token and a saved card; their addresses go with them. */
  {
    kind: 'guests',
    table: 'users',
    key: ['id'],
    isRead: 'in pages',
    end: sql`r.created_at`,
    only: sql`r.kind in ('guest', 'erased')
      and not exists (select from orders o where o.tenant_id = r.tenant_id and o.buyer_id = r.id)
      and not exists (select from tokens t where t.tenant_id = r.tenant_id and t.user_id = r.id)
      and not exists (select from cards c where c.tenant_id = r.tenant_id and c.user_id = r.id)`,
  },
  /** Idempotency keys with their outcome; the orders stay. */
  { kind: 'requests', table: 'order_requests', key: ['buyer_id', 'key'], end: sql`r.created_at` },
  /** Live or ordered carts, after their last change. */
  { kind: 'carts', table: 'shopping_carts', key: ['id'], end: sql`r.updated_at` },
  { kind: 'cart-links', table: 'cart_links', key: ['key_hash'], end: sql`r.expires_at` },
  { kind: 'email-changes', table: 'email_changes', key: ['id'], end: sql`r.changed_at` },
  /** A browser is known for a year after its last login. */
  {
    kind: 'browsers',
    table: 'known_browsers',
    key: ['user_id', 'browser_hash'],
    end: sql`r.last_login_on`,
    before: (instant) => sql`${dayOfUse(instantOf(instant) - knownBrowserMs)}::date`,
  },
  /** Jobs that used up their attempts. */
  {
    kind: 'jobs',
    table: 'jobs',
    key: ['key'],
    end: sql`r.run_at`,
    only: sql`r.attempts >= r.max_attempts and r.locked_at is null`,
  },
  {
    kind: 'payment-webhooks',
    table: 'payment_webhooks',
    key: ['method', 'event_key'],
    end: sql`r.received_at`,
  },
  /** Webhooks about no attempt of the tenant. */
  {
    kind: 'unmatched-webhooks',
    table: 'payment_webhooks',
    key: ['method', 'event_key'],
    end: sql`r.received_at`,
    only: sql`r.attempt_id is null`,
    days: unmatchedWebhookRetentionDays,
  },
  {
    kind: 'verifications',
    table: 'verifications',
    key: ['id'],
    end: sql`r.expires_at`,
    days: verificationRetentionDays,
  },
  /** Budgets from which nothing was taken since. */
  {
    kind: 'verification-budgets',
    table: 'verification_budgets',
    key: ['budget', 'key'],
    end: sql`r.taken[cardinality(r.taken)]`,
    days: verificationRetentionDays,
  },
  {
    kind: 'sign-up-invitations',
    table: 'sign_up_invitations',
    key: ['id'],
    end: sql`r.expires_at`,
    days: verificationRetentionDays,
  },
  { kind: 'enrolments', table: 'card_enrolments', key: ['id'], end: sql`r.created_at` },
  { kind: 'cards', table: 'cards', key: ['id'], end: sql`r.ended_at`, only: sql`r.state = 'gone'` },
  /** Positions of runs that nobody ended. */
  {
    kind: 'rider-positions',
    table: 'rider_positions',
    key: ['run_id'],
    end: sql`r.at`,
    days: positionRetentionDays,
  },
  { kind: 'rider-runs', table: 'rider_runs', key: ['id'], end: sql`r.created_at` },
  { kind: 'riders', table: 'riders', key: ['id'], end: sql`r.ended_at` },
  {
    kind: 'counter-sessions',
    table: 'counter_sessions',
    key: ['token_hash'],
    end: sql`least(r.expires_at, r.ended_at)`,
  },
  /** Removed devices without a session. */
  {
    kind: 'counter-devices',
    table: 'counter_devices',
    key: ['id'],
    end: sql`r.ended_at`,
    only: sql`not exists (select from counter_sessions s
      where s.tenant_id = r.tenant_id and s.device_id = r.id)`,
  },
  /** Versions that are not among the newest. */
  {
    kind: 'menu-versions',
    table: 'menu_versions',
    key: ['number'],
    end: sql`r.published_at`,
    only: sql`r.number <= (select n.number from menu_versions n where n.tenant_id = r.tenant_id
      order by n.number desc offset ${keptMenuVersions} limit 1)`,
    days: menuVersionRetentionDays,
  },
  /** Versions of the back office that are not among the newest. */
  {
    kind: 'brand-versions',
    table: 'brand_versions',
    key: ['number'],
    end: sql`r.published_at`,
    only: sql`r.number <= (select n.number from brand_versions n where n.tenant_id = r.tenant_id
      order by n.number desc offset ${keptMenuVersions} limit 1)`,
    days: menuVersionRetentionDays,
  },
  /** Uploaded pictures that no menu, no look, no version of them and no draft names. */
  {
    kind: 'menu-pictures',
    table: 'menu_pictures',
    key: ['hash', 'name'],
    end: sql`r.used_at`,
    only: sql`not exists (select from menu_versions v where v.tenant_id = r.tenant_id
      and strpos(v.edits::text, '/' || r.hash || '/') > 0)
      and not exists (select from menus m where m.tenant_id = r.tenant_id
        and (strpos(m.document::text, '/' || r.hash || '/') > 0
          or strpos(m.hidden_products::text, '/' || r.hash || '/') > 0))
      and not exists (select from tenant_settings s where s.tenant_id = r.tenant_id
        and strpos(s.document::text, '/' || r.hash || '/') > 0)
      and not exists (select from banners b where b.tenant_id = r.tenant_id
        and strpos(b.document::text, '/' || r.hash || '/') > 0)
      and not exists (select from brand_draft_edits d where d.tenant_id = r.tenant_id
        and strpos(d.edit::text, '/' || r.hash || '/') > 0)
      and not exists (select from brand_versions v where v.tenant_id = r.tenant_id
        and strpos(v.pictures::text, '/' || r.hash || '/') > 0)`,
    days: unusedPictureRetentionDays,
  },
  /** Counted drawers; their movements go with them. */
  {
    kind: 'drawers',
    table: 'drawer_sessions',
    key: ['id'],
    end: sql`r.closed_at`,
    days: cashBooksRetentionDays,
  },
  /** Settlements; their orders, corrections and movements go with them. */
  {
    kind: 'rider-settlements',
    table: 'rider_settlements',
    key: ['id'],
    end: sql`r.at`,
    days: cashBooksRetentionDays,
  },
  /** Money of riders with whom nobody settled. */
  {
    kind: 'rider-collections',
    table: 'rider_collections',
    key: ['order_id'],
    end: sql`r.at`,
    days: cashBooksRetentionDays,
  },
  /** Papers that were printed, or that nobody wanted any more. */
  { kind: 'papers', table: 'print_jobs', key: ['id'], end: sql`r.ended_at` },
];

/**
 * Deletes up to `limit` rows of a kind that ended before an instant (ISO) and returns how many. A
 * row whose end another transaction moves meanwhile stays.
 */
export async function deleteOldRows(
  tx: Tx,
  rows: OldRows,
  before: string,
  limit: number,
): Promise<number> {
  const [table, key] = [raw(rows.table), raw(rows.key.join(', '))];
  const tenant = sql`tenant_id = ${tx.tenantId}`;
  const hasEnded = sql`${rows.end} < ${rows.before?.(before) ?? before}`;
  const deleted = await tx.query(
    `delete-old-${rows.kind}`,
    sql`delete from ${table} r where ${tenant} and ${hasEnded} and (${key}) in (
        select ${key} from ${table} r
        where ${tenant} and ${hasEnded} and ${rows.only ?? sql`true`} limit ${limit}) returning 1`,
  );
  return deleted.length;
}

/** A page of a table: the key of its last row, null if it has none, and how many were deleted. */
export type DeletedPage = { last: string | null; deleted: number };

/**
 * Reads up to `size` rows of a kind with one key column, those after the key `after` (null: the
 * first), and deletes those of them that ended before an instant (ISO).
 */
export async function deleteOldRowsOfPage(
  tx: Tx,
  rows: OldRows,
  before: string,
  { after, size }: { after: string | null; size: number },
): Promise<DeletedPage> {
  const [table, key] = [raw(rows.table), raw(rows.key.join(', '))];
  const isFirst = after === null;
  const [page] = await tx.query<DeletedPage>(
    `delete-old-${rows.kind}-of-${isFirst ? 'first-page' : 'page'}`,
    sql`with page as materialized (
        select ${key} as key from ${table} where tenant_id = ${tx.tenantId}
          ${isFirst ? empty : sql`and ${key} > ${after}`} order by tenant_id, ${key} limit ${size}
      ), gone as (
        delete from ${table} r where tenant_id = ${tx.tenantId} and ${rows.end} < ${before}
          and ${rows.only ?? sql`true`} and ${key} in (select key from page) returning 1
      )
      select (select key::text from page order by key desc limit 1) as last,
        (select count(*) from gone)::integer as deleted`,
  );
  return page ?? { last: null, deleted: 0 };
}
