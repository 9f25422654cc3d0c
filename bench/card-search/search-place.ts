import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FindSecrets, Found } from './find-secrets.ts';

/** A piece of a place: `where` names it, such as a table or a file. */
export type Piece = { where: string; bytes: Buffer };

/**
 * A place where a number could stay. `read` yields everything that lies there now. `plant` puts a
 * number there as the product could by mistake: the check that the search would find it.
 */
export type Place = {
  name: string;
  read(): AsyncIterable<Piece>;
  plant(number: string): Promise<void>;
};

export type PlaceResult = { name: string; pieces: number; bytes: number; found: FoundAt[] };
export type FoundAt = Found & { where: string };

/** Reads a place and searches it. */
export async function searchPlace(place: Place, find: FindSecrets): Promise<PlaceResult> {
  const result: PlaceResult = { name: place.name, pieces: 0, bytes: 0, found: [] };
  const seen = new Set<string>();
  for await (const { where, bytes } of place.read()) {
    seen.add(where);
    result.bytes += bytes.length;
    for (const found of find(bytes)) result.found.push({ ...found, where });
  }
  return { ...result, pieces: seen.size };
}

/**
 * Bytes that are read at once. The next part begins with the end of the last one, so that no number
 * is cut in two.
 */
const partBytes = 8 * 1_048_576;
const overlapBytes = 256;

/** Reads every file below a folder. A file that goes away meanwhile is left out. */
export async function* readFolder(folder: string): AsyncIterable<Piece> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) yield* readParts(path, relative(folder, path));
  }
}

/** Reads a file in parts. */
export async function* readParts(path: string, where: string): AsyncIterable<Piece> {
  const file = await open(path).catch(() => null);
  if (file === null) return;
  try {
    const { size } = await file.stat();
    for (let from = 0; from < size; from += partBytes - overlapBytes) {
      const bytes = Buffer.allocUnsafe(Math.min(partBytes, size - from));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      yield { where, bytes: bytes.subarray(0, bytesRead) };
    }
  } finally {
    await file.close();
  }
}
