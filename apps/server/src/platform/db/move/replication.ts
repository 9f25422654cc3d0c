import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import { escapeLiteral } from 'pg';
import { brandLiteral, type MoveEnd, moveName } from './move-end.ts';

const pollMs = 200;
/** PostgreSQL tries again after an error, such as a lost connection. */
const maxErrors = 3;

/**
 * The two databases of a move. `sourceAddress`: host and port at which the target's PostgreSQL
 * reaches the source's; null: those of the source's URL.
 */
export type MoveEnds = { source: MoveEnd; target: MoveEnd; sourceAddress: string | null };

/**
 * Begins to copy the brand's rows, and their changes from now on: a publication with a row filter
 * for each table, its slot, and a subscription. Safe to repeat.
 */
export async function beginReplication(
  { source, target, sourceAddress }: MoveEnds,
  brand: TenantId,
  tables: readonly string[],
): Promise<void> {
  const name = moveName(brand);
  const literal = escapeLiteral(name);
  if (!(await exists(source, `pg_publication where pubname = ${literal}`))) {
    const filter = `where (tenant_id = ${brandLiteral(brand)})`;
    const all = tables.map((table) => `public.${source.client.escapeIdentifier(table)} ${filter}`);
    await source.client.query(`create publication ${name} for table ${all.join(', ')}`);
  }
  if (!(await exists(source, `pg_replication_slots where slot_name = ${literal}`)))
    await source.client.query(`select pg_create_logical_replication_slot(${literal}, 'pgoutput')`);
  if (!(await exists(target, subscriptionOf(name))))
    await target.client.query(
      `create subscription ${name} connection ${escapeLiteral(connectionTo(source, sourceAddress))}
        publication ${name} with (create_slot = false, slot_name = ${literal}${await asOwner(target)})`,
    );
}

/**
 * From version 16 on rows are written as the owner of their table, whom row-level security stops,
 * unless this is set.
 */
async function asOwner({ client }: MoveEnd): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  return Number(rows[0]?.version) >= 160_000 ? ', run_as_owner = true' : '';
}

/** A database server shows the subscriptions of all its databases. */
const subscriptionOf = (name: string): string =>
  `pg_subscription where subname = ${escapeLiteral(name)}
    and subdbid = (select oid from pg_database where datname = current_database())`;

function connectionTo({ url }: MoveEnd, sourceAddress: string | null): string {
  const address = new URL(url);
  if (sourceAddress !== null) address.host = sourceAddress;
  return address.href;
}

async function exists({ client }: MoveEnd, where: string): Promise<boolean> {
  return (await client.query(`select from ${where}`)).rowCount === 1;
}

/**
 * Waits until each table is copied. `onProgress` is called with the tables left, when it changes.
 * @throws Error if PostgreSQL reports that the copy failed; it tries again by itself.
 */
export async function untilCopied(
  { target }: MoveEnds,
  brand: TenantId,
  onProgress: (left: number) => void,
): Promise<void> {
  let before = -1;
  let errorsBefore: number | undefined;
  for (;;) {
    const { rows } = await target.client.query<{ left: number; errors: number }>(
      `select (select count(*) from pg_subscription_rel r where r.srsubid = s.oid
          and r.srsubstate <> 'r')::int as left,
        (select apply_error_count + sync_error_count from pg_stat_subscription_stats t
          where t.subid = s.oid)::int as errors
        from pg_subscription s where s.subname = $1
        and s.subdbid = (select oid from pg_database where datname = current_database())`,
      [moveName(brand)],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`the subscription ${moveName(brand)} is gone`);
    errorsBefore ??= row.errors;
    if (row.errors - errorsBefore > maxErrors)
      throw new Error(
        `PostgreSQL could not copy the rows: its log at ${target.name} says why, under ${moveName(brand)}`,
      );
    if (row.left === 0) return;
    if (row.left !== before) onProgress(row.left);
    before = row.left;
    await wait(pollMs);
  }
}

/**
 * Waits until the target has all that the source has committed. Resolves to false if it has not
 * after `timeoutMs`.
 */
export async function untilCaughtUp(
  { source }: MoveEnds,
  brand: TenantId,
  timeoutMs: number,
): Promise<boolean> {
  const from = performance.now();
  const { rows: ends } = await source.client.query<{ lsn: string }>(
    'select pg_current_wal_lsn() as lsn',
  );
  const lsn = ends[0]?.lsn;
  while (performance.now() - from < timeoutMs) {
    const { rows } = await source.client.query<{ done: boolean }>(
      `select confirmed_flush_lsn >= $2::pg_lsn as done from pg_replication_slots
        where slot_name = $1`,
      [moveName(brand), lsn],
    );
    if (rows[0] === undefined) throw new Error(`the slot ${moveName(brand)} is gone`);
    if (rows[0].done) return true;
    await wait(pollMs);
  }
  return false;
}

/** Removes the subscription, the slot and the publication. Safe to repeat. */
export async function endReplication({ source, target }: MoveEnds, brand: TenantId): Promise<void> {
  const name = moveName(brand);
  if (await exists(target, subscriptionOf(name))) {
    await target.client.query(`alter subscription ${name} disable`);
    await target.client.query(`alter subscription ${name} set (slot_name = none)`);
    await target.client.query(`drop subscription ${name}`);
  }
  await untilSlotIsFree(source, name);
  await source.client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1`,
    [name],
  );
  await source.client.query(`drop publication if exists ${name}`);
}

/** The sender of a subscription that was dropped ends a moment later. */
async function untilSlotIsFree({ client }: MoveEnd, name: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'select from pg_replication_slots where slot_name = $1 and active',
      [name],
    );
    if (rowCount === 0) return;
    await wait(pollMs);
  }
}
