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
}) => void;

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
    const names = ['settings', 'banners', 'disableds', 'pages', 'stores', 'coupons'] as const;
    const [settings, banners, disableds, pages, stores, coupons] = await Promise.all(
      names.map((name) => readJson(folder, name)),
    );
    const files = { settings, banners, disableds, pages, stores, coupons } as Parameters<Change>[0];
    change(files);
    await Promise.all(names.map((name) => writeJson(folder, name, files[name])));
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
