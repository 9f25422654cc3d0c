import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxPictureBytes } from '@comanda/domain/limits/payload-limits.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import { pictureEncoding } from '../../picture/picture-encoding.ts';

/** A tenant's folder in memory: path inside the folder to bytes, sorted by path. */
export type Folder = ReadonlyMap<string, Buffer>;

/** Must be raised whenever the importer publishes the same folder differently than before. */
const importerVersion = '5';

const requiredFiles = [
  'tenant',
  'settings',
  'stores',
  'prices',
  'banners',
  'coupons',
  'disableds',
  'pages',
].map((name) => `${name}.json`);
/** Files that a brand may leave out. */
const optionalFiles = ['suggestions.json', 'offers.json', 'companies.json'];
type Subfolder = { names: RegExp; kinds: string };
const subfolders: Record<string, Subfolder> = {
  menus: { names: /^[1-9]\d{0,8}\.json$/, kinds: '<n>.json, n being the number of the menu' },
  images: {
    names: /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.(webp|avif|png|jpe?g|svg)$/,
    kinds: '.webp, .avif, .png, .jpg or .svg',
  },
  fonts: { names: /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.woff2$/, kinds: '.woff2' },
  pages: { names: /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.md$/, kinds: '.md' },
};
const megabyte = 1_024 * 1_024;
const limits = { file: maxPictureBytes, folder: 400 * megabyte, count: 5_000 };
/** Names that the importer ignores: files of editors, READMEs, and licences of fonts. */
const ignored = /^(\.|README|LICENSE)|~$/;

export type FolderRead = { files: Folder; problems: FolderProblem[] };

/**
 * Reads the files of a tenant's folder. Unknown files, links and files that are too large are
 * problems.
 */
export async function readFolder(folder: string): Promise<FolderRead> {
  const paths = new Map<string, Buffer>();
  const problems: FolderProblem[] = [];
  let bytes = 0;
  const addProblem = (file: string, reason: string) =>
    void problems.push({ file, place: '', reason });
  const readInto = async (path: string, refusal: string | null) => {
    const stats = await lstat(join(folder, path));
    bytes += stats.size;
    if (stats.isSymbolicLink())
      addProblem(path, 'is a link to another place, which is not followed');
    else if (!stats.isFile() || refusal !== null) addProblem(path, refusal ?? 'is no file');
    else if (stats.size > limits.file) addProblem(path, 'is larger than 4 MB');
    else if (bytes <= limits.folder) paths.set(path, await readFile(join(folder, path)));
  };
  const known = new Set([...requiredFiles, ...optionalFiles]);
  for (const name of await namesIn(folder, '', addProblem)) {
    const subfolder = subfolders[name];
    if (!subfolder)
      await readInto(name, known.has(name) ? null : 'is no part of a tenant (docs/tenants.md)');
    else
      for (const inner of await namesIn(folder, name, addProblem))
        await readInto(`${name}/${inner}`, nameRefusal(inner, name, subfolder));
  }
  if (bytes > limits.folder) addProblem('', 'the files together are larger than 400 MB');
  const named = new Set(problems.map(({ file }) => file));
  for (const name of named.has('') ? [] : requiredFiles)
    if (!paths.has(name) && !named.has(name)) addProblem(name, 'is missing');
  return { files: new Map([...paths].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

const nameRefusal = (inner: string, name: string, { names, kinds }: Subfolder): string | null =>
  names.test(inner)
    ? null
    : `is no part of a tenant (docs/tenants.md): ${name}/ holds ${kinds}, names of letters, digits, . _ and -`;

/**
 * File names in the folder or one of its subfolders. A subfolder that is a link or a file is a
 * problem.
 */
async function namesIn(
  folder: string,
  subfolder: string,
  addProblem: (file: string, reason: string) => void,
): Promise<string[]> {
  const path = join(folder, subfolder);
  const stats = await (subfolder === '' ? stat(path) : lstat(path)).catch(() => null);
  if (!stats?.isDirectory()) {
    addProblem(subfolder, 'is no folder');
    return [];
  }
  const names = (await readdir(path)).filter((name) => !ignored.test(name)).sort();
  if (names.length > limits.count) addProblem(subfolder, `holds more than ${limits.count} files`);
  return names.slice(0, limits.count);
}

/**
 * Digest of all files, the importer's version and the picture encoding. Equal digests mean that an
 * import would change nothing.
 */
export function folderDigest(files: Folder): string {
  const digest = createHash('sha256').update(importerVersion).update(pictureEncoding);
  for (const [path, bytes] of files) digest.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return digest.digest('hex').slice(0, 24);
}
