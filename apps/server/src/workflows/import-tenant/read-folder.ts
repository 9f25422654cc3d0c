import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../features/tenant/folder/problem.ts';

/** A tenant's folder in memory: path inside the folder to bytes, sorted by path. */
export type Folder = ReadonlyMap<string, Buffer>;

/** Raised when the same folder would be published otherwise than before. */
const importer = '3';

const lists = ['tenant', 'settings', 'stores', 'prices', 'banners', 'coupons', 'disableds', 'pages'].map((name) => `${name}.json`);
/** What a brand may leave out. */
const optionalLists = ['suggestions.json'];
const rooms: Record<string, RegExp> = {
  menus: /^\d{1,9}\.json$/,
  images: /\.(webp|avif|png|jpe?g|svg)$/,
  fonts: /\.woff2$/,
  pages: /\.md$/,
};
const largest = 4 * 1_024 * 1_024;
/** Read by nobody: what editors and people leave beside the data, and the licences of fonts. */
const ignored = /^(\.|README|LICENSE)|~$/;

export type FolderRead = { files: Folder; problems: Problem[] };

/** Reads the files that make up a tenant. A file nobody would read, a link and a file of more than 4 MB are problems. */
export async function readFolder(folder: string): Promise<FolderRead> {
  const paths = new Map<string, Buffer>();
  const problems: Problem[] = [];
  const take = async (path: string, isKnown: boolean) => {
    const found = await lstat(join(folder, path));
    if (!found.isFile() || !isKnown) problems.push({ file: path, place: '', reason: 'is no part of a tenant (docs/tenants.md)' });
    else if (found.size > largest) problems.push({ file: path, place: '', reason: 'is larger than 4 MB' });
    else paths.set(path, await readFile(join(folder, path)));
  };
  for (const name of await namesIn(folder)) {
    const room = rooms[name];
    if (!room) await take(name, lists.includes(name) || optionalLists.includes(name));
    else for (const inner of await namesIn(join(folder, name))) await take(`${name}/${inner}`, room.test(inner));
  }
  for (const missing of lists.filter((name) => !paths.has(name))) problems.push({ file: missing, place: '', reason: 'is missing' });
  return { files: new Map([...paths].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder)).filter((name) => !ignored.test(name)).sort();

/** Of all files and the importer: equal digests mean that importing would change nothing. */
export function digestOf(files: Folder): string {
  const digest = createHash('sha256').update(importer);
  for (const [path, bytes] of files) digest.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return digest.digest('hex').slice(0, 24);
}
