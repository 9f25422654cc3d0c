import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  type CompressedResponse,
  compressResponse,
  precompressedResponse,
} from '../platform/http/compressed-response.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';
import { digestOfBytes, isTextFile, storedCompression } from './compressed-store.ts';

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

export type ClientFiles = {
  /**
   * Returns the file at a path of the site (`/assets/…`, `/favicon.ico`), or null. The file is read
   * at its first request.
   */
  find(path: string): MaybePromise<CompressedResponse | null>;
};

/**
 * Serves the files of the built web app. Until the build has stored the best compression of a file,
 * the server sends a faster one.
 */
export function clientFiles(webDist: string): ClientFiles {
  const folder = join(webDist, 'client');
  const paths = listFiles(folder);
  const cached = new Map<string, CompressedResponse>();
  const pendingFiles = new Map<string, Promise<CompressedResponse>>();
  const load = async (path: string): Promise<CompressedResponse> => {
    try {
      const { prepared, isFinal } = await readCompressed(join(folder, path), webDist);
      if (isFinal) cached.set(path, prepared);
      return prepared;
    } finally {
      pendingFiles.delete(path);
    }
  };
  return {
    find: (path) =>
      cached.get(path) ?? (paths.has(path) ? pendingFiles.getOrInsertComputed(path, load) : null),
  };
}

async function readCompressed(
  file: string,
  dist: string,
): Promise<{ prepared: CompressedResponse; isFinal: boolean }> {
  const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
  const bytes = await readFile(file);
  const digest = digestOfBytes(bytes);
  if (!isTextFile(file))
    return { prepared: precompressedResponse(contentType, bytes, `"${digest}"`), isFinal: true };
  const best = storedCompression(dist, digest);
  if (best)
    return {
      prepared: { ...precompressedResponse(contentType, bytes, `"${digest}"`), ...best },
      isFinal: true,
    };
  return { prepared: await compressResponse(contentType, bytes), isFinal: false };
}

/**
 * Returns the paths of the site, without hidden files and without files of an unknown extension.
 */
function listFiles(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
    return new Set(files.filter((path) => !path.includes('/.') && extname(path) in contentTypes));
  } catch {
    return new Set();
  }
}
