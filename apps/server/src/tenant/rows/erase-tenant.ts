import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Database } from '../../platform/db/database.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { countDatabasesOf } from '../brand-rows.rows.ts';
import {
  countRows,
  deleteBatch,
  deleteTenant,
  type ErasureFacts,
  findErasureFacts,
  removeHosts,
} from './erase-tenant.rows.ts';
import { readRowsManifest } from './rows-manifest.ts';
import { listTenantTables, type TenantTable } from './tenant-tables.rows.ts';

/** Rows of a transaction: few, so that it holds its locks for a moment. */
const batchRows = 5_000;
/** Rounds over all tables: a server may write a row while it is erased. */
const maxRounds = 3;

/**
 * Tables of the brand's orders and money. Others may change while nobody orders: visits, sessions.
 */
const books: readonly string[] = [
  ...['orders', 'ledger_events', 'payment_attempts', 'payment_events', 'payment_refunds'],
  ...['counter_refunds', 'coupon_uses', 'points_entries', 'deliveries', 'counter_actions'],
  ...['drawer_sessions', 'drawer_movements', 'rider_settlements', 'rider_collections'],
];

/**
 * `ELSEWHERE`: another database has rows of the brand too. `OPEN`, `UNDER_WAY`: see the facts.
 * `NOT_EXPORTED`: the export does not hold the rows of these tables as they are.
 */
export type EraseRefusal =
  | { code: 'NOT_FOUND' | 'ELSEWHERE' }
  | { code: 'OPEN' | 'UNDER_WAY'; facts: ErasureFacts }
  | { code: 'NOT_EXPORTED'; tables: readonly string[] };

/** Deleted rows by table. */
export type ErasedRows = ReadonlyMap<string, number>;

/**
 * Deletes every row of a brand, in small transactions, and last the brand itself. It may be
 * repeated after it was cut off, and then goes on. Refused while another database has rows that the
 * brand left behind or that arrive there, while a store of it takes orders, while
 * an order or a payment is under way, and if the database has more rows of its books than the
 * export in `folder`: the brand has to show them for years, and nobody else keeps them.
 * docs/rules/privacy.md#erasure-of-a-brand.
 */
export async function eraseTenant(
  owner: Database,
  tenantId: TenantId,
  folder: string,
): Promise<Result<ErasedRows, EraseRefusal>> {
  const tx = autocommit(owner, tenantId);
  if ((await countDatabasesOf(owner, tenantId)) > 1) return refuse({ code: 'ELSEWHERE' });
  const facts = await findErasureFacts(tx);
  if (facts === null) return refuse({ code: 'NOT_FOUND' });
  if (facts.openStores > 0) return refuse({ code: 'OPEN', facts });
  if (facts.underWay + facts.moving > 0) return refuse({ code: 'UNDER_WAY', facts });
  const tables = await listTenantTables(tx);
  const lacking = await tablesNotExported(tx, tables, folder);
  if (lacking.length > 0) return refuse({ code: 'NOT_EXPORTED', tables: lacking });
  await removeHosts(tx);
  return accept(await deleteRounds(tx, tables));
}

/**
 * Returns the books of which the export lacks rows. It may have more: an erasure that was cut off
 * has deleted some.
 */
async function tablesNotExported(
  tx: Tx,
  tables: readonly TenantTable[],
  folder: string,
): Promise<readonly string[]> {
  const manifest = await readRowsManifest(folder);
  const exported = manifest?.tenantId === tx.tenantId ? manifest.rows : {};
  const lacking: string[] = [];
  for (const table of tables.filter(({ name }) => books.includes(name)))
    if ((await countRows(tx, table)) > (exported[table.name] ?? -1)) lacking.push(table.name);
  return lacking;
}

async function deleteRounds(tx: Tx, tables: readonly TenantTable[]): Promise<ErasedRows> {
  const deleted = new Map(tables.map(({ name }) => [name, 0]));
  for (let round = 0, left = 1; left > 0 && round < maxRounds; round += 1) {
    left = 0;
    for (const table of tables) {
      const count = await deleteAll(tx, table);
      deleted.set(table.name, (deleted.get(table.name) ?? 0) + count);
      left += count;
    }
  }
  await deleteTenant(tx);
  return deleted;
}

async function deleteAll(tx: Tx, table: TenantTable): Promise<number> {
  let sum = 0;
  let from: string | null = null;
  for (let count = batchRows; count === batchRows;) {
    const batch = await deleteBatch(tx, table, { from, limit: batchRows });
    count = batch.count;
    sum += count;
    from = batch.last;
  }
  return sum;
}
