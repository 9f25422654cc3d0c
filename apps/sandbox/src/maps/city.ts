import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, objectsIn, numberOrNull, textOrNull } from '../http/read-json.ts';

export type CityPoint = { readonly latitude: number; readonly longitude: number };
/**
 * `numbers`: house numbers at the two ends of `path`. Where houses are numbered by block and
 * metres, `12-34` is 12.34.
 */
export type CityStreet = {
  readonly name: string;
  readonly area: string;
  readonly country: string;
  readonly numbers: readonly [number, number];
  readonly path: readonly CityPoint[];
};
export type CityArea = CityPoint & {
  readonly name: string;
  readonly kind: string;
  readonly country: string;
};
type CityShop = CityPoint & { readonly name: string };
/**
 * The one invented city, in its three countries. The sandbox's maps and address services use only
 * this data.
 */
export type City = {
  readonly streets: readonly CityStreet[];
  readonly areas: readonly CityArea[];
  readonly shops: readonly CityShop[];
};

type Shape = Readonly<Record<string, unknown>>;

/**
 * Reads the streets and shops from the folder of brands and countries. Missing files are skipped.
 */
export function readCity(folder: string): City {
  const countries = foldersIn(join(folder, 'countries')).map((code) => ({
    code,
    file: gazetteerOf(folder, code),
  }));
  return {
    streets: countries.flatMap(({ code, file }) =>
      objectsIn(file?.['streets']).flatMap((street) => streetOf(code, street)),
    ),
    areas: countries.flatMap(({ code, file }) =>
      objectsIn(file?.['areas']).flatMap((area) => areaOf(code, area)),
    ),
    shops: foldersIn(folder).flatMap((brand) => shopsOf(folder, brand)),
  };
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

function readFile(...parts: readonly string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(...parts), 'utf8'));
  } catch {
    return null;
  }
}

function gazetteerOf(folder: string, code: string): Shape | null {
  const file = readFile(folder, 'countries', code, 'gazetteer.json');
  return isObject(file) ? file : null;
}

function pointOf(value: unknown): CityPoint | null {
  const [latitude, longitude] = isObject(value)
    ? [numberOrNull(value['latitude']), numberOrNull(value['longitude'])]
    : [null, null];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function streetOf(country: string, street: Shape): CityStreet[] {
  const [name, area] = [textOrNull(street['name']), textOrNull(street['area'])];
  const [first, last] = Array.isArray(street['numbers']) ? street['numbers'].map(numberOrNull) : [];
  const path = objectsIn(street['path']).flatMap((one) => pointOf(one) ?? []);
  if (name === null || area === null || first == null || last == null || path.length < 2) return [];
  return [{ name, area, country, numbers: [first, last], path }];
}

function areaOf(country: string, area: Shape): CityArea[] {
  const [name, kind, point] = [textOrNull(area['name']), textOrNull(area['kind']), pointOf(area)];
  return name === null || kind === null || point === null
    ? []
    : [{ name, kind, country, ...point }];
}

const shopsOf = (folder: string, brand: string): CityShop[] =>
  objectsIn(readFile(folder, brand, 'stores.json')).flatMap((store) => {
    const [name, point] = [textOrNull(store['name']), pointOf(store)];
    return name === null || point === null ? [] : [{ name, ...point }];
  });
