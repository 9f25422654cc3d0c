import type { UserId } from '@comanda/domain/ids.ts';
import { exportLimit } from '@comanda/domain/privacy/export-limit.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Counts one export of a person at `now` (milliseconds). Returns 0, or the seconds to wait when all
 * exports of the day were made; then nothing is counted. Parallel calls are counted one after the
 * other. docs/rules/privacy.md#exports-of-a-day.
 */
export async function countExport(tx: Tx, userId: UserId, now: number): Promise<number> {
  const at = isoOf(now);
  const over = isoOf(now - exportLimit.lastsMs);
  const counted = await tx.query(
    'count-export',
    sql`insert into exports as e (tenant_id, user_id, counted_since, made)
      values (${tx.tenantId}, ${userId}, ${at}, 1)
      on conflict (tenant_id, user_id) do update set
        counted_since = case when e.counted_since <= ${over} then ${at} else e.counted_since end,
        made = case when e.counted_since <= ${over} then 1 else e.made + 1 end
        where e.counted_since <= ${over} or e.made < ${exportLimit.most}
      returning 1`,
  );
  return counted.length > 0 ? 0 : secondsToWait(tx, userId, now);
}

async function secondsToWait(tx: Tx, userId: UserId, now: number): Promise<number> {
  const [row] = await tx.query<{ counted_since: string }>(
    'export-counted-since',
    sql`select counted_since from exports where tenant_id = ${tx.tenantId} and user_id = ${userId}`,
  );
  const since = row ? instantOf(row.counted_since) : now;
  return Math.max(1, Math.ceil((since + exportLimit.lastsMs - now) / 1_000));
}
