import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boundedMap } from './bounded-map.ts';
import { type BundleMap, isBundleMap, originOf } from './bundle-map.ts';

/** A place in a bundle: `file:///comanda/apps/server/dist/serve-abc.js:12:345`. */
const place = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** The places of errors are few: each is read once from its map. */
const known = boundedMap<string, string>('source lines', 1_000);

/**
 * Returns the stack of an error with the lines of the TypeScript sources in the place of those of
 * bundles. Reads the map of a bundle at its first error, because Node's own option reads all maps
 * at the start.
 */
export function withSourceLines(stack: string): string {
  const maps = new Map<string, BundleMap | null>();
  return stack.replaceAll(place, (bundled: string, file: string, line: string, column: string) => {
    const map = known.get(bundled) === undefined ? maps.getOrInsertComputed(file, readMap) : null;
    const origin = map && originOf(map, Number(line), Number(column));
    if (origin !== null) {
      const path = join(dirname(fileURLToPath(file)), origin.source);
      known.set(bundled, `${relative(process.cwd(), path)}:${origin.line}:${origin.column}`);
    }
    return known.get(bundled) ?? bundled;
  });
}

function readMap(file: string): BundleMap | null {
  try {
    const map: unknown = JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8'));
    return isBundleMap(map) ? map : null;
  } catch {
    return null;
  }
}
