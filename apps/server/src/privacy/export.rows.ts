import type { exportedAnswers, exportHead } from '@comanda/contract/personal-export.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type * as v from 'valibot';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type ExportedSession = {
  createdAt: string;
  expiresAt: string;
  lastUsedOn: string | null;
  browser: string | null;
  system: string | null;
};

/** Returns the person's sessions, newest first, without their hashes. */
export const findExportedSessions = (tx: Tx, id: UserId): Promise<ExportedSession[]> =>
  tx.query<ExportedSession>(
    'find-exported-sessions',
    sql`select created_at as "createdAt", expires_at as "expiresAt",
      last_used_on::text as "lastUsedOn", browser, system from tokens
      where tenant_id = ${tx.tenantId} and user_id = ${id} order by created_at desc limit 200`,
  );

/** Returns the emails that an account had before, newest first. Instants are ISO strings. */
export const findEarlierEmails = (
  tx: Tx,
  id: UserId,
): Promise<{ email: string; changedAt: string }[]> =>
  tx.query<{ email: string; changedAt: string }>(
    'find-earlier-emails',
    sql`select old_email as email, changed_at as "changedAt" from email_changes
      where tenant_id = ${tx.tenantId} and user_id = ${id} order by changed_at desc limit 200`,
  );

/** Returns the person's push subscriptions by the host of their service. */
export const findExportedPushes = (
  tx: Tx,
  id: UserId,
): Promise<{ service: string; createdAt: string }[]> =>
  tx.query<{ service: string; createdAt: string }>(
    'find-exported-pushes',
    sql`select substring(endpoint from '^https?://([^/]+)') as service, created_at as "createdAt"
      from push_subscriptions
      where tenant_id = ${tx.tenantId} and user_id = ${id} order by created_at desc limit 200`,
  );

/** Returns the uses of coupons that count for the person, newest first. `code`: as it was typed. */
export const findExportedCoupons = (
  tx: Tx,
  id: UserId,
): Promise<{ code: string; name: string; usedAt: string; orderId: string }[]> =>
  tx.query<{ code: string; name: string; usedAt: string; orderId: string }>(
    'find-exported-coupons',
    sql`select typed_code as code, name, used_at as "usedAt", order_id as "orderId" from coupon_uses
      where tenant_id = ${tx.tenantId} and user_id = ${id} and returned_at is null
      order by used_at desc limit 5000`,
  );

type ExportedPoints = v.InferOutput<typeof exportHead>['points'][number];

/** Returns the changes of the person's points, newest first. */
export const findExportedPoints = (tx: Tx, id: UserId): Promise<ExportedPoints[]> =>
  tx.query<ExportedPoints>(
    'find-exported-points',
    sql`select at, kind, points, order_id as "orderId", reason from points_entries
      where tenant_id = ${tx.tenantId} and user_id = ${id} order by at desc, id limit 5000`,
  );

/** One page of a list of an export: the rows that come after `before` (null: the first page). */
export type ExportPage = { id: UserId; before: OrderId | null; limit: number };

type ExportedAnswer = v.InferOutput<typeof exportedAnswers> & { id: OrderId };

/** Returns a page of the person's answers to surveys, newest order first. */
export const findExportedAnswers = (
  tx: Tx,
  { id, before, limit }: ExportPage,
): Promise<ExportedAnswer[]> =>
  tx.query<ExportedAnswer>(
    'find-exported-answers',
    sql`select a.order_id as id, a.answered_at as "answeredAt", a.recommendation, a.taste,
      a.delivery, a.complete, a.on_time as "onTime",
        a.order_again as "orderAgain", a.comment
      from survey_answers a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
      where o.tenant_id = ${tx.tenantId} and o.buyer_id = ${id}
        and (${before}::uuid is null or o.id < ${before}::uuid)
      order by o.id desc limit ${limit}`,
  );
