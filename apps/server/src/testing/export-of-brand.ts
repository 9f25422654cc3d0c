import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import { loadPublishedTenant } from '../menu/menu.rows.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';
import { freshDatabase } from './fresh-db.ts';
import { noon } from './order-server.ts';

const burger = 'burger' as TenantId;
const at = new Date(noon).toISOString();

/** Exports the brand burger into a new folder, and returns its path. */
export async function exportedFolder(database: Database): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-export-'));
  await exportTenant(database, burger, folder);
  return folder;
}

/** Returns the bytes of the files of a folder, as hexadecimal digits by path. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = paths
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  return Object.fromEntries(
    await Promise.all(
      files
        .toSorted()
        .map(async (path) => [path.slice(folder.length), await readFile(path, 'hex')]),
    ),
  );
}

/**
 * The shop without versions and the addresses and miniatures of pictures, which are encoded anew.
 */
async function shopOf(database: Database): Promise<unknown> {
  const published = await withTenant(database, burger, loadPublishedTenant);
  const withoutUrls = ({ version: _version, products, ...menu }: Menu) => ({
    ...menu,
    products: products.map(({ image, ...rest }) => ({
      ...rest,
      image: image && { ...image, url: '', placeholder: '' },
    })),
  });
  return {
    menus: published?.menus.map(withoutUrls),
    suggestions: published?.suggestions,
    stores: published?.stores,
    settings: published?.settings,
  };
}

/** A shop and the files of its export, before and after its import into an empty database. */
type Moved = {
  imported: Awaited<ReturnType<typeof importTenant>>;
  again: Awaited<ReturnType<typeof importTenant>>;
  shops: readonly unknown[];
  exports: readonly Record<string, string>[];
};

/** Exports the brand burger, and imports it twice into an empty database. */
export async function moveBrand(from: Database): Promise<Moved> {
  const empty = await freshDatabase();
  const to = openDatabase({ url: empty.ownerUrl, connections: 2 });
  const folders = [await exportedFolder(from)];
  const [first = ''] = folders;
  try {
    const imported = await importTenant(to, first, at);
    folders.push(await exportedFolder(to));
    const again = await importTenant(to, first, at);
    return {
      ...{ imported, again },
      shops: [await shopOf(from), await shopOf(to)],
      exports: await Promise.all(folders.map(filesOf)),
    };
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true });
    await to.close();
    await empty.drop();
  }
}
