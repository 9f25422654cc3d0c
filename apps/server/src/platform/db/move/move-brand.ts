import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { checkMove } from './check-move.ts';
import { continueSequences } from './continue-sequences.ts';
import { dropFence, holdJobs, raiseFence, releaseJobs } from './fence.ts';
import { deleteBrandRows } from './delete-brand-rows.ts';
import { type MoveEnd, readMoveState, saveMoveState } from './move-end.ts';
import { countRows, findMovedTables } from './moved-tables.ts';
import {
  beginReplication,
  endReplication,
  type MoveEnds,
  untilCaughtUp,
  untilCopied,
} from './replication.ts';

/** The steps of a move. A move that was killed begins again with the first one not done. */
export type MoveStep = 'copy' | 'announce' | 'fence' | 'catch up' | 'compare' | 'switch' | 'clean';

/**
 * `announceMs`: milliseconds in which every server learns that the brand leaves. `catchUpMs`: for
 * which writes may be refused until the last change has arrived; then the shop is opened again.
 * `onStep` is called before each step, `onProgress` with the tables that are left to copy.
 */
export type MoveOptions = {
  announceMs: number;
  catchUpMs: number;
  onStep(step: MoveStep): void | Promise<void>;
  onProgress(tablesLeft: number): void;
};

/** `pauseMs`: milliseconds for which writes of the brand were refused. `rows`: that it has. */
export type MovedBrand = { rows: number; pauseMs: number };

/**
 * Moves a brand's rows to another database while its shop is open: copies them and their changes,
 * refuses writes for a moment, compares, and lets the other database serve it. Can be killed at any
 * time and repeated. Refused with all reasons, and with nothing changed, if it cannot begin.
 * docs/rules/operations.md#a-brand-that-moves.
 */
export async function moveBrand(
  ends: MoveEnds,
  brand: TenantId,
  options: MoveOptions,
): Promise<Result<MovedBrand, readonly string[]>> {
  const { problems, tables, states } = await checkMove(ends, brand);
  if (problems.length > 0) return refuse(problems);
  const moved: MovedBrand = { rows: 0, pauseMs: 0 };
  if (states.target !== 'served') {
    await copy(ends, brand, tables, options);
    await announce(ends, brand, options);
    const begun = performance.now();
    await options.onStep('fence');
    await raiseFence(ends.source, brand, tables);
    await options.onStep('catch up');
    const hasAll = await untilCaughtUp(ends, brand, options.catchUpMs);
    if (hasAll) await options.onStep('compare');
    const compared = hasAll
      ? await compareRows(ends, brand, tables)
      : refuse([`${ends.target.name} did not get the last changes in time`]);
    if (!compared.ok) {
      await openAgain(ends.source, brand, tables);
      return compared;
    }
    await options.onStep('switch');
    await switchOver(ends, brand);
    moved.rows = compared.value;
    moved.pauseMs = performance.now() - begun;
  }
  await options.onStep('clean');
  await saveMoveState(ends.source, brand, 'left');
  await endReplication(ends, brand);
  return accept(moved);
}

/**
 * Ends a move that has not switched yet: the source serves on, and the copied rows are deleted.
 * Refused after the switch, and if no move is under way. Safe to repeat.
 */
export async function backOut(
  ends: MoveEnds,
  brand: TenantId,
): Promise<Result<null, readonly string[]>> {
  const { source, target } = ends;
  const states = [await readMoveState(source, brand), await readMoveState(target, brand)];
  const isUnderWay = ['served', 'leaving'].includes(states[0] ?? '') && states[1] === 'arriving';
  if (!isUnderWay)
    return refuse([`no move of ${brand} from ${source.name} to ${target.name} is under way`]);
  const { tables } = await findMovedTables(source);
  await openAgain(source, brand, tables);
  await endReplication(ends, brand);
  await dropFence(target, brand, tables);
  await deleteBrandRows(target, brand, tables);
  return accept(null);
}

/**
 * Deletes the rows that a brand left behind. Refused unless it has left `from` and `home` serves
 * it. Returns how many rows were deleted. Safe to repeat.
 */
export async function forgetBrand(
  { from, home }: { from: MoveEnd; home: MoveEnd },
  brand: TenantId,
): Promise<Result<number, readonly string[]>> {
  if ((await readMoveState(from, brand)) !== 'left')
    return refuse([`${brand} has not left ${from.name}`]);
  if ((await readMoveState(home, brand)) !== 'served')
    return refuse([`${home.name} does not serve ${brand}`]);
  const { tables } = await findMovedTables(from);
  await dropFence(from, brand, tables);
  return accept(await deleteBrandRows(from, brand, tables));
}

/** Lets the source take writes of the brand again. Safe to repeat. */
async function openAgain(
  source: MoveEnd,
  brand: TenantId,
  tables: readonly string[],
): Promise<void> {
  await dropFence(source, brand, tables);
  await saveMoveState(source, brand, 'served');
}

async function copy(
  ends: MoveEnds,
  brand: TenantId,
  tables: readonly string[],
  { onStep, onProgress }: MoveOptions,
): Promise<void> {
  await onStep('copy');
  await holdJobs(ends.target, brand);
  await insertArriving(ends, brand);
  await beginReplication(ends, brand, tables);
  await untilCopied(ends, brand, onProgress);
}

async function announce(
  { source }: MoveEnds,
  brand: TenantId,
  { onStep, announceMs }: MoveOptions,
): Promise<void> {
  await onStep('announce');
  await saveMoveState(source, brand, 'leaving');
  await wait(announceMs);
}

type BrandRow = {
  name: string;
  country: string;
  digest: string;
  version: string;
  imported: Date;
  state: string;
};

const brandRow = `select name, country, digest, version, imported_at as imported, state
  from tenants where id = $1`;

async function brandOf({ client }: MoveEnd, brand: TenantId): Promise<BrandRow> {
  const { rows } = await client.query<BrandRow>(brandRow, [brand]);
  if (rows[0] === undefined) throw new Error(`there is no brand ${brand}`);
  return rows[0];
}

async function insertArriving({ source, target }: MoveEnds, brand: TenantId): Promise<void> {
  const { name, country, digest, version, imported, state } = await brandOf(source, brand);
  await target.client.query(
    `insert into tenants (id, name, country, digest, version, imported_at, state,
        move_state)
      values ($1, $2, $3, $4, $5, $6, $7, 'arriving') on conflict (id) do nothing`,
    [brand, name, country, digest, version, imported, state],
  );
}

/** Returns how many rows the brand has, or the tables that have other counts at both ends. */
async function compareRows(
  { source, target }: MoveEnds,
  brand: TenantId,
  tables: readonly string[],
): Promise<Result<number, readonly string[]>> {
  const [here, there] = await Promise.all([
    countRows(source, brand, tables),
    countRows(target, brand, tables),
  ]);
  const differences = tables.flatMap((table) => {
    const [old, copied] = [here.get(table) ?? 0, there.get(table) ?? 0];
    return old === copied
      ? []
      : [`${table} has ${old} rows in ${source.name} and ${copied} in ${target.name}`];
  });
  if (differences.length > 0) return refuse(differences);
  return accept([...here.values()].reduce((sum, count) => sum + count, 0));
}

/** One commit at the target makes it serve the brand, with its hosts as they are now. */
async function switchOver({ source, target }: MoveEnds, brand: TenantId): Promise<void> {
  await continueSequences(source, target);
  const { name, country, digest, version, imported, state } = await brandOf(source, brand);
  const { rows: hosts } = await source.client.query<{ host: string; position: number }>(
    'select host, position from tenant_hosts where tenant_id = $1',
    [brand],
  );
  await releaseJobs(target, brand, async () => {
    await target.client.query('delete from tenant_hosts where tenant_id = $1', [brand]);
    await target.client.query(
      `insert into tenant_hosts (host, tenant_id, position)
        select host, $1, position from unnest($2::text[], $3::int[]) as given (host, position)`,
      [brand, hosts.map(({ host }) => host), hosts.map(({ position }) => position)],
    );
    await target.client.query(
      `update tenants set name = $2, country = $3, digest = $4, version = $5, imported_at = $6,
        state = $7 where id = $1`,
      [brand, name, country, digest, version, imported, state],
    );
    await saveMoveState(target, brand, 'served');
  });
}
