import type { Area } from '@comanda/domain/address/area.ts';
import { gazetteerCache } from './gazetteer-file.ts';

export type Areas = (country: string) => Promise<readonly Area[]>;

/** The areas of a country's pack, read once; none for a country without a pack. decisions §7. */
export const createAreas = (tenantsDir: string): Areas => gazetteerCache<readonly Area[]>(tenantsDir, ({ areas }) => areas, []);
