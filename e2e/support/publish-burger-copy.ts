import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAndAwaitTenant, originOf } from './import-and-await-tenant.ts';

type Json = Record<string, unknown>;
type Change = (files: {
  settings: Json;
  banners: Json[];
  disableds: Json[];
  pages: Json[];
  stores: Json[];
  coupons: Json[];
  prices: Json[];
  offers: Json[];
  suggestions: Json;
  menu: Json;
}) => void;

/** The files that a story may change, by the name that it gives them. */
const paths = {
  ...{ settings: 'settings', banners: 'banners', disableds: 'disableds', pages: 'pages' },
  ...{ stores: 'stores', coupons: 'coupons', prices: 'prices', offers: 'offers' },
  ...{ suggestions: 'suggestions', menu: 'menus/1' },
} as const satisfies Record<keyof Parameters<Change>[0], string>;

/**
 * Publishes a changed copy of the demo brand under its own id, beside the others; returns its
 * origin.
 */
export async function publishBurgerCopy(id: string, change: Change): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `comanda-${id}-`));
  try {
    await cp('tenants/burger', folder, { recursive: true });
    await rewrite<Json>(folder, 'tenant', (identity) =>
      Object.assign(identity, { id, hosts: [`${id}.localhost`] }),
    );
    const names = Object.entries(paths);
    const read = await Promise.all(
      names.map(async ([name, path]) => [name, await readJson(folder, path)] as const),
    );
    const files = Object.fromEntries(read);
    change(files as Parameters<Change>[0]);
    await Promise.all(names.map(([name, path]) => writeJson(folder, path, files[name])));
    await importAndAwaitTenant(id, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  return originOf(id);
}

const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
const writeJson = (folder: string, name: string, value: unknown): Promise<void> =>
  writeFile(join(folder, `${name}.json`), JSON.stringify(value));

async function rewrite<T>(folder: string, name: string, edit: (value: T) => void): Promise<void> {
  const value = (await readJson(folder, name)) as T;
  edit(value);
  await writeJson(folder, name, value);
}
