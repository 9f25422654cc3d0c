import sql, { join, type Sql } from 'sql-template-tag';
import type { Tx } from './tenant-transaction.ts';

/**
 * The parts of one statement. `writes` change rows and return none; `calls` select functions that
 * change rows, and run one after the other.
 */
type Parts = { writes: readonly Sql[]; calls: readonly [Sql, ...Sql[]] };

const [writeNames, callNames] = [
  [sql`first_write`, sql`second_write`, sql`third_write`],
  [sql`first_call`, sql`second_call`],
] as const;

/**
 * Runs what several nouns have to change in one transaction as one statement. The parts do not see
 * each other's rows, and change different ones.
 */
export async function queryTogether(tx: Tx, name: string, { writes, calls }: Parts): Promise<void> {
  const named = [
    ...writes.map((write, at) => sql`${writeNames[at] ?? raise()} as (${write})`),
    ...calls.map((call, at) => sql`${callNames[at] ?? raise()} as materialized (${call})`),
  ];
  // A call runs only if its rows are read.
  const counts = calls.map((_, at) => sql`(select count(*) from ${callNames[at] ?? raise()})`);
  await tx.query(name, sql`with ${join(named)} select ${join(counts)}`);
}

const raise = (): never => {
  throw new Error('too many parts');
};
