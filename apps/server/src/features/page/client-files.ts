import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Prepared, prepare, prepareRaw } from '../../platform/http/prepared.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { createHash } from 'node:crypto';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (contentType: string): boolean => contentType.includes('charset');

/** The files of the built web app: read, and compressed as far as it goes, once. */
export type ClientFiles = {
  /** The file at a path of the site (`/assets/…`, `/favicon.ico`), or null. */
  find(path: string): MaybePromise<Prepared | null>;
  /** Compresses all of them, one after the other, so that no visitor waits for it. */
  warm(): Promise<void>;
};

export function clientFiles(webDist: string): ClientFiles {
  const folder = join(webDist, 'client');
  const paths = listFiles(folder);
  const ready = new Map<string, Prepared>();
  const making = new Map<string, Promise<Prepared | null>>();
  const load = async (path: string): Promise<Prepared | null> => {
    const contentType = contentTypes[extname(path)];
    if (contentType === undefined) return null;
    const bytes = await readFile(join(folder, path));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const prepared = isText(contentType) ? await prepare(contentType, bytes, 11) : prepareRaw(contentType, bytes, etag);
    ready.set(path, prepared);
    making.delete(path);
    return prepared;
  };
  const find = (path: string): MaybePromise<Prepared | null> => {
    const found = ready.get(path);
    if (found) return found;
    return paths.has(path) ? making.getOrInsertComputed(path, load) : null;
  };
  return {
    find,
    warm: async () => {
      for (const path of paths) await find(path);
    },
  };
}

/** Paths of the site, without the build's own notes. */
function listFiles(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
    return new Set(files.filter((path) => !path.includes('/.') && !path.endsWith('.map') && !path.endsWith('.html')));
  } catch {
    return new Set();
  }
}
