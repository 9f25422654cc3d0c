import { isTenantId, type TenantId } from '@comanda/domain/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import { printLine, printProblem } from '../../operator/terminal.ts';
import { eraseTenant, type EraseRefusal } from '../rows/erase-tenant.ts';
import { exportRows } from '../rows/export-rows.ts';
import { openOwner } from './open-owner.ts';

/** Writes every row of a brand to a folder, and prints the number of rows of each table. */
export const runExportRows = (tenant: string, folder: string): Promise<boolean> =>
  withTenantId(tenant, async (owner, tenantId) => {
    const manifest = await exportRows(owner, tenantId, folder);
    if (manifest === null) return printProblem(`${folder}: the folder is not empty`);
    printCounts(Object.entries(manifest.rows), 'rows');
    return true;
  });

/** Deletes a brand with every row of it, and prints how many rows each table had. */
export const runEraseTenant = (tenant: string, folder: string): Promise<boolean> =>
  withTenantId(tenant, async (owner, tenantId) => {
    const erased = await eraseTenant(owner, tenantId, folder);
    if (!erased.ok) return printProblem(`${tenant}: ${refusalText(erased.error, folder)}`);
    printCounts(erased.value, 'deleted rows');
    return true;
  });

async function withTenantId(
  tenant: string,
  work: (owner: Database, tenantId: TenantId) => Promise<boolean>,
): Promise<boolean> {
  if (!isTenantId(tenant)) return printProblem(`there is no tenant "${tenant}" in the database`);
  const owner = await openOwner({ mayTakeLong: true });
  try {
    return await work(owner, tenant);
  } finally {
    await owner.close();
  }
}

function refusalText(refusal: EraseRefusal, folder: string): string {
  switch (refusal.code) {
    case 'NOT_FOUND':
      return 'there is no such tenant in the database';
    case 'ELSEWHERE':
      return 'another database has rows of it too: end its move, or delete them with npm run database -- forget';
    case 'OPEN':
      return `${refusal.facts.openStores} stores take orders: close the brand first (npm run tenant -- close)`;
    case 'UNDER_WAY':
      return `${refusal.facts.underWay} orders and ${refusal.facts.moving} payments are under way: complete them first`;
    case 'NOT_EXPORTED':
      return `${folder} does not hold its rows as they are now (${refusal.tables.join(', ')}): run export-rows into a new folder first`;
  }
}

/** `maxRSS` is in KiB. */
function printCounts(counts: Iterable<readonly [string, number]>, what: string): void {
  let sum = 0;
  for (const [table, count] of counts) {
    if (count > 0) printLine(`  ${table}: ${count}`);
    sum += count;
  }
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  printLine(`${sum} ${what}; peak memory ${peak} MiB`);
}
