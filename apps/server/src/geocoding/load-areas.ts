import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { gazetteerCache } from './gazetteer-file.ts';

export type LoadAreas = (country: string) => Promise<readonly AddressArea[]>;

/**
 * Creates the loader of a country's areas, read once per country; none for a country without a
 * pack. docs/rules/places.md#municipality-picker.
 */
export const createLoadAreas = (tenantsDir: string): LoadAreas =>
  gazetteerCache<readonly AddressArea[]>(tenantsDir, ({ areas }) => areas, []);
