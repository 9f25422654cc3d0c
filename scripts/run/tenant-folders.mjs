import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The folders under tenants/ that hold a brand: those with a tenant.json. */
export const tenantFolders = () =>
  readdirSync(join(root, 'tenants'))
    .map((name) => join('tenants', name))
    .filter((folder) => existsSync(join(root, folder, 'tenant.json')));

/**
 * The first host name of each brand, for the printed addresses. A folder that cannot be read is
 * skipped: the import refuses it with the reason.
 */
export const tenantHosts = () => tenantFolders().flatMap(firstHost);

function firstHost(folder) {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'tenant.json'), 'utf8')).hosts[0];
  } catch {
    return [];
  }
}
