import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverAddress } from './restaurant.ts';

/** What a story's own brand sells; everything else is the burger brand's. */
export type StoryMenu = {
  categories: readonly { name: string; products: readonly object[] }[];
  groups?: readonly object[];
  prices?: readonly object[];
  disableds?: readonly object[];
};

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const burger = join(root, 'tenants/burger');
const kept = ['pages', 'pages.json', 'fonts', 'images/logo.svg', 'images/icon-512.png', 'images/icon-192.png', 'images/loader.svg'];

/** The address of a brand's home: every name under localhost is this machine. */
export function homeOf(id: string): string {
  const { port } = new URL(serverAddress());
  return `http://${id}.localhost:${port}/`;
}

/** Imports a brand of the story's own, as the command line does, and waits until the server that runs shows it. */
export async function publish(id: string, menu: StoryMenu): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `comanda-${id}-`));
  await mkdir(join(folder, 'images'));
  for (const path of kept) await cp(join(burger, path), join(folder, path), { recursive: true });
  await writeSettings(folder, id);
  await writeMenu(folder, menu);
  await importFolder(folder);
  await rm(folder, { recursive: true });
  await untilShown(id);
}

/** Into the database of the stories, or into that of `npm start`. */
async function importFolder(folder: string): Promise<void> {
  const url = process.env['STORY_DATABASE_URL'];
  if (url === undefined) await run('npm', ['run', '-s', 'tenant', '--', 'import', folder], { cwd: root });
  else
    await run(process.execPath, ['apps/server/src/tenant-cli.ts', 'import', folder], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
    });
}

const read = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(burger, path), 'utf8')) as Record<string, unknown>;
const write = (folder: string, path: string, value: unknown): Promise<void> => writeFile(join(folder, path), JSON.stringify(value));

async function writeSettings(folder: string, id: string): Promise<void> {
  await write(folder, 'tenant.json', { ...(await read('tenant.json')), id, hosts: [`${id}.localhost`] });
  await write(folder, 'settings.json', { ...(await read('settings.json')), hero: null });
  const [store] = Object.values(await read('stores.json'));
  await write(folder, 'stores.json', [store]);
}

async function writeMenu(folder: string, { categories, groups = [], prices = [], disableds = [] }: StoryMenu): Promise<void> {
  await mkdir(join(folder, 'menus'));
  const listed = categories.map((category, at) => ({ id: at + 1, slug: `c-${at + 1}`, layout: 'large', ...category }));
  await write(folder, 'menus/1.json', { id: 1, name: 'Carta', categories: listed, modifierGroups: groups });
  await write(folder, 'prices.json', prices.length === 0 ? [] : [{ storeId: 1, channel: 'web', prices }]);
  await write(folder, 'disableds.json', disableds);
  for (const path of ['banners.json', 'coupons.json']) await write(folder, path, []);
}

async function untilShown(id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${serverAddress()}/v1/settings`, { headers: { 'x-tenant': id } });
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server does not show ${id}`);
}
