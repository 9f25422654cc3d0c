import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CountedBudget } from '@comanda/domain/verification/counted-budget.ts';
import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { singleStatement } from '../platform/db/single-statement.ts';

/**
 * Takes one from each budget, the narrowest first, or from none. Resolves to 0 if they were taken,
 * else to the seconds until they can be. All servers take from the same budgets.
 */
export async function takeBudgets(
  database: Database,
  tenantId: TenantId,
  budgets: readonly CountedBudget[],
  now: number,
): Promise<number> {
  const [taken] = await singleStatement<{ seconds: number }>(
    database,
    tenantId,
    'take-budgets',
    sql`select take_budgets(${tenantId}, ${isoOf(now)}, ${JSON.stringify(budgets)}::jsonb)
      as seconds`,
  );
  if (!taken) throw new Error('the budgets gave no answer');
  return taken.seconds;
}
