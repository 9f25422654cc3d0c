import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const point = v.object({ latitude: v.number(), longitude: v.number() });

/**
 * tenants/countries/<cc>/gazetteer.json. `numbers`: first and last house number of the street, at
 * the two ends of `path`; 12.34 where houses are numbered by block and metres (`12-34`).
 * `municipality`: the area that contains this area (the alcaldía of a colonia, the city of a zona);
 * left out for a municipality. `postalCodes`: the known ones of a colonia.
 */
const gazetteerSchema = v.object({
  country: v.string(),
  areas: v.array(
    v.object({
      name: v.string(),
      kind: v.string(),
      municipality: v.optional(v.nullable(v.string()), null),
      postalCodes: v.optional(v.array(v.string()), () => []),
      ...point.entries,
    }),
  ),
  streets: v.array(
    v.object({
      name: v.string(),
      area: v.string(),
      numbers: v.tuple([v.number(), v.number()]),
      path: v.pipe(v.array(point), v.minLength(2)),
    }),
  ),
});
export type GazetteerData = v.InferOutput<typeof gazetteerSchema>;

/** Reads a country's gazetteer. @throws Error when the file is missing or malformed. */
export async function readGazetteer(tenantsDir: string, country: string): Promise<GazetteerData> {
  const text = await readFile(join(tenantsDir, 'countries', country, 'gazetteer.json'), 'utf8');
  return v.parse(gazetteerSchema, JSON.parse(text));
}

/**
 * Creates a cache of `make`'s result for each country's file, which is read at its first request.
 * Returns `none` for a country without a file. A file that could not be read is read again at the
 * next request.
 */
export function gazetteerCache<T>(
  tenantsDir: string,
  make: (gazetteer: GazetteerData) => T,
  none: T,
): (country: string) => Promise<T> {
  const countries = new Map<string, Promise<T>>();
  const load = (country: string) =>
    readGazetteer(tenantsDir, country).then(make, (error: unknown) => {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing) countries.delete(country);
      return none;
    });
  return (country) => countries.getOrInsertComputed(country, load);
}
