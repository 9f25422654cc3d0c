import { countries } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { loadPublishedTenant } from '../../menu/menu.rows.ts';
import { loadFolderMenus } from '../../menu/menu-version.rows.ts';
import { findCounterFacts } from '../folder/counter-facts.rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { ExportedEdits } from '../export-menu-edits.ts';
import { exportTenant } from '../export-tenant.ts';
import { printLine } from '../../operator/terminal.ts';
import { describeMenuEdit } from './describe-menu-edit.ts';
import { printCounterFacts } from './print-counter-facts.ts';

const stays = 'not in the folder: they stay at the counter';

/**
 * Writes a tenant's folder, and prints the edits of the menu that it says now, and what staff set
 * at the counter and no file says; counted stock is in prices.json. Returns the number of files; 0
 * if there is no such tenant. docs/rules/counter-store.md#facts-and-an-export,
 * docs/rules/counter-menu.md#edits-and-an-export.
 */
export async function exportFolder(
  owner: Database,
  tenantId: TenantId,
  folder: string,
): Promise<number> {
  const { files, menuEdits } = await exportTenant(owner, tenantId, folder);
  const published = await withTenant(owner, tenantId, loadPublishedTenant);
  if (!published) return files;
  await printMenuEdits(owner, tenantId, menuEdits, published.settings.country.code);
  const now = isoOf(Date.now());
  const facts = await withTenant(owner, tenantId, (tx) => findCounterFacts(tx, now));
  const counterFacts = facts.filter(({ fact }) => fact.kind !== 'stock');
  printCounterFacts({ counterFacts, couponSwitches: [] }, published, stays);
  return files;
}

async function printMenuEdits(
  owner: Database,
  tenantId: TenantId,
  { written, left }: ExportedEdits,
  country: keyof typeof countries,
): Promise<void> {
  if (written.length + left.length === 0) return;
  const folder = await withTenant(owner, tenantId, loadFolderMenus);
  const { decimals } = countries[country];
  const print = (edits: ExportedEdits['written'], outcome: string) => {
    for (const edit of edits) printLine(`  ${describeMenuEdit(edit, folder, decimals)}`);
    if (edits.length > 0) printLine(`  ${outcome}`);
  };
  print(written, 'edited at the counter: the folder says so now');
  print(left, stays);
}
