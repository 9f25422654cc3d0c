import type { TenantId } from '@comanda/domain/ids.ts';
import { loadPublishedTenant } from '../../features/menu/menu-rows.ts';
import { findCounterFacts } from '../../features/tenant-folder/counter-facts.ts';
import type { Database } from '../../platform/db/database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { exportTenant } from '../../workflows/export-tenant.ts';
import { printCounterFacts } from './print-counter-facts.ts';

/**
 * Writes a tenant's folder, and prints what staff set at the counter and no file says; counted stock is in prices.json. Returns the number of files; 0 if
 * there is no such tenant. docs/rules/counter-store.md#facts-and-an-export.
 */
export async function exportFolder(
  owner: Database,
  tenantId: TenantId,
  folder: string,
): Promise<number> {
  const written = await exportTenant(owner, tenantId, folder);
  const published = await withTenant(owner, tenantId, loadPublishedTenant);
  if (!published) return written;
  const now = new Date().toISOString();
  const facts = await withTenant(owner, tenantId, (tx) => findCounterFacts(tx, now));
  const counterFacts = facts.filter(({ fact }) => fact.kind !== 'stock');
  printCounterFacts(
    { counterFacts, couponSwitches: [] },
    published,
    'not in the folder: they stay at the counter',
  );
  return written;
}
