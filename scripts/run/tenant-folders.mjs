import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The folders under tenants/ that are a brand: those with a tenant.json. */
export const tenantFolders = () =>
  readdirSync(join(root, 'tenants'))
    .map((name) => join('tenants', name))
    .filter((folder) => existsSync(join(root, folder, 'tenant.json')));

/** The first host name of each brand, for the address to open. */
export const tenantHosts = () =>
  tenantFolders().map((folder) => JSON.parse(readFileSync(join(root, folder, 'tenant.json'), 'utf8')).hosts[0]);
