import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textKinds: ReadonlySet<string> = new Set([
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
]);

export const digestOfBytes = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
export const isTextFile = (path: string): boolean => textKinds.has(extname(path));

/** Folder with the best compression of the files in a built web app's `client`. */
const compressedFolder = (dist: string): string => join(dist, 'compressed');

/** Returns the stored best compression of a content, or null if there is none yet. */
export function storedCompression(
  dist: string,
  digest: string,
): { brotli: Buffer; gzip: Buffer } | null {
  const folder = compressedFolder(dist);
  try {
    return {
      brotli: readFileSync(join(folder, `${digest}.br`)),
      gzip: readFileSync(join(folder, `${digest}.gz`)),
    };
  } catch {
    return null;
  }
}

/**
 * Compresses the text files of a built web app, on as many threads as Node has for it, and removes
 * what earlier builds left. A content that has its compression is not compressed again. It is slow
 * and uses much memory: see {@link ../../compress-files.ts}.
 */
export async function storeCompressed(dist: string): Promise<void> {
  const folder = compressedFolder(dist);
  mkdirSync(folder, { recursive: true });
  const stored = readdirSync(folder);
  const known = new Set(stored);
  const digests = await Promise.all(
    textFilesIn(join(dist, 'client')).map((file) => storeFile(folder, file, known)),
  );
  const current = new Set(digests.flatMap((digest) => [`${digest}.br`, `${digest}.gz`]));
  for (const name of stored) if (!current.has(name)) rmSync(join(folder, name), { force: true });
}

/** Files in hidden folders, such as Vite's manifest, are not sent. */
const textFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => isTextFile(path) && !path.startsWith('.'))
    .map((path) => join(folder, path));

async function storeFile(
  folder: string,
  file: string,
  known: ReadonlySet<string>,
): Promise<string> {
  const bytes = readFileSync(file);
  const digest = digestOfBytes(bytes);
  if (known.has(`${digest}.br`) && known.has(`${digest}.gz`)) return digest;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeWhole(join(folder, `${digest}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  writeWhole(join(folder, `${digest}.br`), await promisify(brotliCompress)(bytes, { params }));
  return digest;
}

/** Writes a file by renaming a draft: a reader sees the whole file or none. */
function writeWhole(path: string, bytes: Buffer): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}
