import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverAddress } from './restaurant.ts';

const run = promisify(execFile);
type Json = Record<string, unknown>;
type Change = (files: { settings: Json; banners: Json[]; disableds: Json[]; pages: Json[] }) => void;

/** Publishes the demonstration brand once more under a name of its own, changed, beside the others; returns its address. */
export async function ownBrand(id: string, change: Change): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `comanda-${id}-`));
  try {
    await cp('tenants/burger', folder, { recursive: true });
    await rewrite<Json>(folder, 'tenant', (identity) => Object.assign(identity, { id, hosts: [hostOf(id)] }));
    const names = ['settings', 'banners', 'disableds', 'pages'] as const;
    const [settings, banners, disableds, pages] = await Promise.all(names.map((name) => readJson(folder, name)));
    const files = { settings, banners, disableds, pages } as Parameters<Change>[0];
    change(files);
    await Promise.all(names.map((name) => writeJson(folder, name, files[name])));
    await publish(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  await untilServed(id);
  return addressOf(id);
}

const hostOf = (id: string): string => `${id}.localhost`;

export function addressOf(id: string): string {
  const url = new URL(serverAddress());
  url.hostname = hostOf(id);
  return url.origin;
}

const readJson = async (folder: string, name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
const writeJson = (folder: string, name: string, value: unknown): Promise<void> =>
  writeFile(join(folder, `${name}.json`), JSON.stringify(value));

async function rewrite<T>(folder: string, name: string, edit: (value: T) => void): Promise<void> {
  const value = (await readJson(folder, name)) as T;
  edit(value);
  await writeJson(folder, name, value);
}

/** Into the database of the stories, or into that of `npm start`. */
async function publish(folder: string): Promise<void> {
  const url = process.env['STORY_DATABASE_URL'];
  if (url === undefined) await run('npm', ['run', '-s', 'tenant', '--', 'import', folder]);
  else await run(process.execPath, ['apps/server/src/tenant-cli.ts', 'import', folder], { env: { ...process.env, DATABASE_URL: url } });
}

/** The server hears of a new brand a moment after it is stored. */
async function untilServed(id: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const answer = await fetch(serverAddress(), { headers: { 'x-tenant': id } });
    await answer.arrayBuffer();
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${id} is not served`);
}
