import type { TenantId } from '@comanda/domain/ids.ts';
import { gatherCalls } from '../gather-calls.ts';
import type { Database } from './database.ts';
import { autocommit } from './single-statement.ts';
import type { Tx } from './tenant-transaction.ts';

/**
 * Returns a function that answers one item of a tenant by `run`, whose one statement answers many.
 * Items of a tenant that come while a statement of it is under way are answered together by the
 * next one: {@link gatherCalls}.
 */
export function gatherStatements<Item, Answer>(
  run: (tx: Tx, items: readonly Item[]) => Promise<readonly Answer[]>,
): (db: Database, tenantId: TenantId, item: Item) => Promise<Answer> {
  const byDatabase = new WeakMap<Database, (tenantId: TenantId, item: Item) => Promise<Answer>>();
  return (db, tenantId, item) => {
    const gathered =
      byDatabase.get(db) ??
      gatherCalls((group: TenantId, items: readonly Item[]) => run(autocommit(db, group), items));
    byDatabase.set(db, gathered);
    return gathered(tenantId, item);
  };
}
