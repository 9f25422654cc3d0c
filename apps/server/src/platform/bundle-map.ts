/**
 * A source map of a bundle. `mappings` has a line for each line of the bundle, ended by `;`, with
 * segments between commas. A segment is base64 numbers of variable length, each a difference to the
 * number before: column of the bundle, index of the source, line and column of the source.
 * https://tc39.es/ecma426/
 */
export type BundleMap = { readonly sources: readonly string[]; readonly mappings: string };
type Origin = { source: string; line: number; column: number };

export const isBundleMap = (map: unknown): map is BundleMap =>
  typeof map === 'object' && map !== null && 'sources' in map && 'mappings' in map;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitOf = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, digits.indexOf(String.fromCharCode(code))),
);

/**
 * Returns the place in a source that became this line and column (from 1) of the bundle, or null.
 * Reads the mappings up to there and keeps none of them: Node's `SourceMap` keeps an object for
 * each, which took 0.43 s and 55 MiB for the largest map, instead of 0.12 s and 20 MiB.
 */
export function originOf(
  { sources, mappings }: BundleMap,
  line: number,
  column: number,
): Origin | null {
  const place = [0, 0, 0, 0];
  let origin: Origin | null = null;
  let bundleLine = 1;
  let field = 0;
  let value = 0;
  let shift = 0;
  for (let index = 0; index <= mappings.length; index += 1) {
    const character = mappings[index] ?? ';';
    if (character !== ',' && character !== ';') {
      const digit = digitOf[character.charCodeAt(0)] ?? 0;
      value |= (digit & 31) << shift;
      shift += 5;
      if ((digit & 32) !== 0) continue;
      place[field] = (place[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
      [field, value, shift] = [field + 1, 0, 0];
      continue;
    }
    const [bundleColumn = 0, source = 0, sourceLine = 0, sourceColumn = 0] = place;
    if (bundleLine === line && field >= 4) {
      if (bundleColumn >= column) return origin;
      origin = { source: sources[source] ?? '', line: sourceLine + 1, column: sourceColumn + 1 };
    }
    field = 0;
    if (character === ',') continue;
    if (bundleLine === line) return origin;
    bundleLine += 1;
    place[0] = 0;
  }
  return origin;
}
