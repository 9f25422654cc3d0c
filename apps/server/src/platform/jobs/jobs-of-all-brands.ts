import type { Database } from '../db/database.ts';
import { type OpenPool, poolsOf } from '../db/pool.ts';

/**
 * The setting with which the policy `job_runner` shows a connection the jobs of all brands, and no
 * other table. Only the job runner's own connections and {@link readJobsOfAllBrands} have it.
 * docs/rules/tenants.md#jobs-of-all-brands.
 */
export const jobsOfAllBrands = { 'app.job_runner': 'on' } as const;

/**
 * Runs a statement without parameters that reads the jobs of all brands, as one transaction.
 * Returns the rows of each database that answers, one after the other.
 * @throws the error of the first database if none answers.
 */
export async function readJobsOfAllBrands<Row>(database: Database, text: string): Promise<Row[]> {
  const answers = await Promise.allSettled(
    poolsOf(database).all.map((pool) => read<Row>(pool, text)),
  );
  const [first] = answers;
  if (first?.status === 'rejected' && answers.every(({ status }) => status === 'rejected'))
    throw first.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

async function read<Row>({ pool, sent }: OpenPool, text: string): Promise<Row[]> {
  sent.count += 1;
  const results: unknown = await pool.query(`set local app.job_runner = 'on'; ${text}`);
  return (results as { rows: Row[] }[]).at(-1)?.rows ?? [];
}
