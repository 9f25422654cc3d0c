import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import {
  type BigTenant,
  bigTenantSize,
  writeBigTenant,
} from '../../apps/server/src/testing/big-tenant/big-tenant.ts';
import { importTenant } from '../../apps/server/src/tenant/import/import-tenant.ts';
import { tenantFolders, tenantHosts } from '../../scripts/run/tenant-folders.mjs';
import { sized } from '../lib/run-size.ts';
import type { Bench } from '../lib/stack.ts';

/** A measured brand; its host is without a port. */
export type PageBrand = { name: string; host: string };

const big = 'grande';

/**
 * The brands of tenants/ and the generated one, in this order; BENCH_BRANDS=burger,grande selects
 * some. Publishes the generated one.
 */
export async function publishPageBrands(bench: Bench): Promise<PageBrand[]> {
  const hosts = tenantHosts();
  const all = tenantFolders().map((folder, place) => ({
    name: folder.split('/').at(-1) ?? folder,
    host: hosts[place] ?? '',
  }));
  const every = [...all.map(({ name }) => name), big];
  const wanted = process.env['BENCH_BRANDS']?.split(',') ?? every.slice(0, sized(every.length, 1));
  if (wanted.includes(big))
    await publishLargeMenu(bench, { id: big, pictures: 'own', ...bigTenantSize });
  return [...all, { name: big, host: `${big}.localhost` }].filter(({ name }) =>
    wanted.includes(name),
  );
}

/** Publishes a brand with a generated menu; its id is also the first label of its host. */
export async function publishLargeMenu(
  { databaseUrl, folder }: Bench,
  brand: BigTenant,
): Promise<void> {
  const path = join(folder, brand.id);
  await writeBigTenant(path, brand);
  const owner = openDatabase({ url: databaseUrl, connections: 1, application: 'comanda bench' });
  try {
    const outcome = await importTenant(owner, path, new Date().toISOString());
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
  } finally {
    await owner.close();
  }
}
