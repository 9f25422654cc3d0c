import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const point = v.object({ latitude: v.number(), longitude: v.number() });

/**
 * tenants/countries/<cc>/gazetteer.json. `numbers`: first and last house number of the street, at the two ends of `path`; where houses
 * are numbered by block and metres (`12-34`), 12.34. `municipality`: the area that another one is part of (the alcaldía of a colonia, the city
 * of a zona); left out where it is a municipality itself. `postalCodes`: of a colonia, as far as they are known.
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

/** @throws Error when the file is missing or not of its shape. */
export async function readGazetteer(tenantsDir: string, country: string): Promise<GazetteerData> {
  const text = await readFile(join(tenantsDir, 'countries', country, 'gazetteer.json'), 'utf8');
  return v.parse(gazetteerSchema, JSON.parse(text));
}

/**
 * What is made of each country's file, read when it is first asked for and kept; `none` for a country without one. A file that is there and
 * could not be read now is read again at the next question.
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
