import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import { brandLiteral, type MoveEnd, moveName } from './move-end.ts';

/** The triggers of one table: the event, the row that names the brand, and the function. */
type Fence = { event: string; row: 'new' | 'old'; calls: string };

const refusals: readonly Fence[] = [
  { event: 'insert or update', row: 'new', calls: 'refuse_moved_brand' },
  { event: 'delete', row: 'old', calls: 'refuse_moved_brand' },
];

/**
 * A claim or a deletion of jobs is of many brands. It must not fail for the one that moves, so it
 * skips its rows.
 */
const refusalsOfJobs: readonly Fence[] = [
  { event: 'insert', row: 'new', calls: 'refuse_moved_brand' },
  { event: 'update', row: 'old', calls: 'skip_moved_brand' },
  { event: 'delete', row: 'old', calls: 'skip_moved_brand' },
];

/** Jobs that must wait: none of them changes or ends, and new ones are taken. */
const waitingJobs = refusalsOfJobs.filter(({ event }) => event !== 'insert');

const lockTimeoutMs = 500;
const lockRetryMs = 200;
/** 75 s with the waits for locks. */
const maxLockTries = 100;
const lockNotAvailable = '55P03';

/**
 * Refuses each write to the brand's rows of these tables, in PostgreSQL itself, also by a server
 * that does not know of the move. Each trigger waits for the transactions that are writing its
 * table, so that afterwards none of them is open. Safe to repeat.
 */
export async function raiseFence(
  end: MoveEnd,
  brand: TenantId,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables)
    await makeTriggers(end, brand, table, table === 'jobs' ? refusalsOfJobs : refusals);
}

/** Lets no runner claim the jobs of a brand while its rows arrive. Safe to repeat. */
export const holdJobs = (end: MoveEnd, brand: TenantId): Promise<void> =>
  makeTriggers(end, brand, 'jobs', waitingJobs);

/** Removes what {@link raiseFence} or {@link holdJobs} made. */
export async function dropFence(
  end: MoveEnd,
  brand: TenantId,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables)
    await withLockRetries(() => inTransaction(end, () => dropTriggers(end, brand, table)));
}

/** Lets the jobs be claimed again, in the transaction of `work`, which may run several times. */
export const releaseJobs = (
  end: MoveEnd,
  brand: TenantId,
  work: () => Promise<void>,
): Promise<void> =>
  withLockRetries(() =>
    inTransaction(end, async () => {
      await dropTriggers(end, brand, 'jobs');
      await work();
    }),
  );

async function dropTriggers(end: MoveEnd, brand: TenantId, table: string): Promise<void> {
  const { client } = end;
  for (const name of await triggersOf(end, brand, table))
    await client.query(
      `drop trigger ${client.escapeIdentifier(name)} on public.${client.escapeIdentifier(table)}`,
    );
}

async function inTransaction({ client }: MoveEnd, work: () => Promise<void>): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const triggerName = (brand: TenantId, event: string): string =>
  `${moveName(brand)}_${event.replaceAll(' ', '_')}`;

async function makeTriggers(
  end: MoveEnd,
  brand: TenantId,
  table: string,
  fences: readonly Fence[],
): Promise<void> {
  const { client } = end;
  const made = new Set(await triggersOf(end, brand, table));
  for (const { event, row, calls } of fences) {
    const name = triggerName(brand, event);
    if (made.has(name)) continue;
    await withLockRetries(() =>
      inTransaction(end, async () => {
        await client.query(
          `create trigger ${client.escapeIdentifier(name)} before ${event}
            on public.${client.escapeIdentifier(table)} for each row
            when (${row}.tenant_id = ${brandLiteral(brand)}) execute function ${calls}()`,
        );
      }),
    );
  }
}

async function triggersOf(
  { client }: MoveEnd,
  brand: TenantId,
  table: string,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgrelid = format('public.%I', $1::text)::regclass
      and starts_with(tgname, $2) order by tgname`,
    [table, triggerName(brand, '')],
  );
  return rows.map(({ name }) => name);
}

/** A lock that is waited for blocks later statements of the table, so each wait is short. */
async function withLockRetries(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
      if (!isLocked || tries === maxLockTries) throw error;
      await wait(lockRetryMs);
    }
  }
}
