import type { Area } from '@comanda/domain/address/area.ts';
import { readGazetteer } from './gazetteer-file.ts';

export type Areas = (country: string) => Promise<readonly Area[]>;

/** The areas of a country's pack, read once; none for a country without a pack. decisions §7. */
export function createAreas(tenantsDir: string): Areas {
  const countries = new Map<string, Promise<readonly Area[]>>();
  const load = (country: string): Promise<readonly Area[]> =>
    readGazetteer(tenantsDir, country).then(
      ({ areas }) => areas,
      () => [],
    );
  return (country) => countries.getOrInsertComputed(country, load);
}
