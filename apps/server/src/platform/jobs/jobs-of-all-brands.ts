import type { Database } from '../db/database.ts';
import { poolOf } from '../db/pool.ts';

/**
 * The setting with which the policy `job_runner` shows a connection the jobs of all brands, and no
 * other table. Only the job runner's own connections and {@link readJobsOfAllBrands} have it.
 * docs/rules/tenants.md#jobs-of-all-brands.
 */
export const jobsOfAllBrands = { 'app.job_runner': 'on' } as const;

/** Runs a statement without parameters that reads the jobs of all brands, as one transaction. */
export async function readJobsOfAllBrands<Row>(database: Database, text: string): Promise<Row[]> {
  const { pool, sent } = poolOf(database);
  sent.count += 1;
  const results: unknown = await pool.query(`set local app.job_runner = 'on'; ${text}`);
  return (results as { rows: Row[] }[]).at(-1)?.rows ?? [];
}
