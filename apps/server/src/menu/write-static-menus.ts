import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { storefrontSerialisers } from './storefront-serialisers.ts';
import { loadPublishedTenant } from './menu.rows.ts';
import type { Database } from '../platform/db/database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';

/**
 * Writes `menus/{id}.json` of a tenant's published menus into a folder, as a CDN serves them: the
 * answers of v1/menus/{id}. Each file is replaced as a whole. Returns the number of files written;
 * 0 if there is no such tenant.
 */
export async function writeStaticMenus(
  owner: Database,
  tenantId: TenantId,
  folder: string,
): Promise<number> {
  const published = await withTenant(owner, tenantId, loadPublishedTenant);
  if (!published) return 0;
  await mkdir(join(folder, 'menus'), { recursive: true });
  const { menu: textOf } = storefrontSerialisers(published.settings.country.decimals);
  for (const menu of published.menus) {
    const path = join(folder, 'menus', `${menu.id}.json`);
    await writeFile(`${path}.new`, textOf(menu));
    await rename(`${path}.new`, path);
  }
  return published.menus.length;
}
