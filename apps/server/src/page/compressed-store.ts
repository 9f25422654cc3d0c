import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

/** Returns the stored best compression of a file, or null if there is none yet. */
export function storedCompression(
  folder: string,
  digest: string,
): { brotli: Buffer; gzip: Buffer } | null {
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
 * Compresses files into the folder, each once per content. It is slow and uses much memory: see
 * {@link ../../compress-client.ts}.
 */
export function storeCompressed(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = new Set(readdirSync(folder));
  for (const file of files) {
    const bytes = readFileSync(file);
    const digest = digestOfBytes(bytes);
    if (known.has(`${digest}.br`) && known.has(`${digest}.gz`)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeWhole(join(folder, `${digest}.gz`), gzipSync(bytes, { level: 9 }));
    writeWhole(join(folder, `${digest}.br`), brotliCompressSync(bytes, { params }));
  }
}

/** Writes a file by renaming a draft: a reader sees the whole file or none. */
function writeWhole(path: string, bytes: Buffer): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes, { mode: 0o600 });
  renameSync(draft, path);
}
