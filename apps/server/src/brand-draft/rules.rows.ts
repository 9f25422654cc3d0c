import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { RulesPublication } from './build-rules.ts';

/** Replaces the rules among the settings; the others stay. */
export async function updateRules(
  tx: Tx,
  { shown, hidden }: Pick<RulesPublication, 'shown' | 'hidden'>,
): Promise<void> {
  await tx.query(
    'update-rules',
    sql`update tenant_settings set document = document || ${JSON.stringify(shown)}::jsonb,
        operations = operations || ${JSON.stringify(hidden)}::jsonb
      where tenant_id = ${tx.tenantId}`,
  );
}
