import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../features/tenant/folder/problem.ts';
import { recipe } from '../../features/tenant/picture-recipe.ts';

/** A tenant's folder in memory: path inside the folder to bytes, sorted by path. */
export type Folder = ReadonlyMap<string, Buffer>;

/** Raised when the same folder would be published otherwise than before. */
const importer = '3';

const lists = ['tenant', 'settings', 'stores', 'prices', 'banners', 'coupons', 'disableds', 'pages'].map((name) => `${name}.json`);
/** What a brand may leave out. */
const optionalLists = ['suggestions.json'];
type Room = { names: RegExp; kinds: string };
const rooms: Record<string, Room> = {
  menus: { names: /^[1-9]\d{0,8}\.json$/, kinds: '<n>.json, n being the number of the menu' },
  images: { names: /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.(webp|avif|png|jpe?g|svg)$/, kinds: '.webp, .avif, .png, .jpg or .svg' },
  fonts: { names: /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.woff2$/, kinds: '.woff2' },
  pages: { names: /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.md$/, kinds: '.md' },
};
const megabyte = 1_024 * 1_024;
const largest = { file: 4 * megabyte, folder: 400 * megabyte, count: 5_000 };
/** Read by nobody: what editors and people leave beside the data, and the licences of fonts. */
const ignored = /^(\.|README|LICENSE)|~$/;

export type FolderRead = { files: Folder; problems: Problem[] };

/** Reads the files that make up a tenant. A file nobody would read, a link and what is too large are problems. */
export async function readFolder(folder: string): Promise<FolderRead> {
  const paths = new Map<string, Buffer>();
  const problems: Problem[] = [];
  let bytes = 0;
  const say = (file: string, reason: string) => void problems.push({ file, place: '', reason });
  const take = async (path: string, refusal: string | null) => {
    const found = await lstat(join(folder, path));
    bytes += found.size;
    if (found.isSymbolicLink()) say(path, 'is a link to another place, which is not followed');
    else if (!found.isFile() || refusal !== null) say(path, refusal ?? 'is no file');
    else if (found.size > largest.file) say(path, 'is larger than 4 MB');
    else if (bytes <= largest.folder) paths.set(path, await readFile(join(folder, path)));
  };
  const known = new Set([...lists, ...optionalLists]);
  for (const name of await namesIn(folder, '', say)) {
    const room = rooms[name];
    if (!room) await take(name, known.has(name) ? null : 'is no part of a tenant (docs/tenants.md)');
    else for (const inner of await namesIn(folder, name, say)) await take(`${name}/${inner}`, nameRefusal(inner, name, room));
  }
  if (bytes > largest.folder) say('', 'the files together are larger than 400 MB');
  const named = new Set(problems.map(({ file }) => file));
  for (const name of named.has('') ? [] : lists) if (!paths.has(name) && !named.has(name)) say(name, 'is missing');
  return { files: new Map([...paths].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

const nameRefusal = (inner: string, name: string, { names, kinds }: Room): string | null =>
  names.test(inner) ? null : `is no part of a tenant (docs/tenants.md): ${name}/ holds ${kinds}, names of letters, digits, . _ and -`;

/** Names in the folder or one of its rooms, which has to be a folder itself: no link out of it, no file. */
async function namesIn(folder: string, room: string, say: (file: string, reason: string) => void): Promise<string[]> {
  const path = join(folder, room);
  const found = await (room === '' ? stat(path) : lstat(path)).catch(() => null);
  if (!found?.isDirectory()) {
    say(room, 'is no folder');
    return [];
  }
  const names = (await readdir(path)).filter((name) => !ignored.test(name)).sort();
  if (names.length > largest.count) say(room, `holds more than ${largest.count} files`);
  return names.slice(0, largest.count);
}

/** Of all files, the importer and its recipe for pictures: equal digests mean that importing would change nothing. */
export function digestOf(files: Folder): string {
  const digest = createHash('sha256').update(importer).update(recipe);
  for (const [path, bytes] of files) digest.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return digest.digest('hex').slice(0, 24);
}
