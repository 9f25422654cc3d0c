import type { GeoPoint } from '../store/store.ts';
import type { AddressParts } from './address-parts.ts';
import type { WrittenAddress } from './written-address.ts';
import { foldAccents } from '../text/fold-accents.ts';

/**
 * An area in which addresses lie: a comuna, zona, municipio, alcaldía or colonia (`kind`), with a
 * point in its middle. `municipality`: the municipality that contains it; null: the area is a
 * municipality itself. `postalCodes`: those of a colonia, if known.
 * docs/rules/places.md#municipality-picker.
 */
export type AddressArea = GeoPoint & {
  name: string;
  kind: string;
  municipality: string | null;
  postalCodes: readonly string[];
};

const plain = (text: string): string => foldAccents(text).trim();
const isNamed = (name: string | null, other: string): boolean =>
  name !== null && plain(name) === plain(other);

/**
 * Returns the smallest known area of an address: its zona or colonia in its municipality, else a
 * colonia of its postal code, else its municipality; null if the list has none of them.
 */
export function areaOfAddress(
  areas: readonly AddressArea[],
  city: string,
  { municipality, postalCode }: AddressParts,
): AddressArea | null {
  const here =
    municipality === ''
      ? areas
      : areas.filter((area) => isNamed(area.municipality ?? area.name, municipality));
  const ofCity = here.find(({ name }) => isNamed(name, city));
  const ofCode =
    postalCode === ''
      ? undefined
      : here.find(({ postalCodes }) => postalCodes.includes(postalCode));
  return (
    ofCity ??
    ofCode ??
    here.find((area) => area.municipality === null && isNamed(area.name, municipality)) ??
    null
  );
}

/** Returns the areas that a shopper can choose as municipality. */
export const municipalitiesOf = (areas: readonly AddressArea[]): readonly AddressArea[] =>
  areas.filter(({ municipality }) => municipality === null);

/** Returns the address parts that follow from an area. A zona's number comes from its name. */
export function partsOfArea({ name, kind, municipality, postalCodes }: AddressArea): AddressParts {
  return {
    postalCode: postalCodes.length === 1 ? (postalCodes[0] ?? '') : '',
    neighbourhood: kind === 'colonia' ? name : '',
    municipality: municipality ?? name,
    zone: kind === 'zona' ? name.replace(/\D/gu, '') : '',
  };
}

/** Returns the colonias of a postal code. */
export const areasOfPostalCode = (
  areas: readonly AddressArea[],
  postalCode: string,
): readonly AddressArea[] => areas.filter(({ postalCodes }) => postalCodes.includes(postalCode));

/**
 * Completes an address with the colonia and the alcaldía of its postal code, if the list has them.
 * Of several colonias none is chosen for the shopper; a colonia that belongs to the code stays.
 */
export function fillFromPostalCode(
  written: WrittenAddress,
  areas: readonly AddressArea[],
): WrittenAddress {
  const found = areasOfPostalCode(areas, written.postalCode);
  const [first] = found;
  if (first === undefined) return written;
  const isThere = found.some(({ name }) => isNamed(name, written.neighbourhood));
  const neighbourhood = isThere ? written.neighbourhood : found.length === 1 ? first.name : '';
  return { ...written, neighbourhood, municipality: first.municipality ?? written.municipality };
}

/**
 * Completes an address as {@link fillFromPostalCode}, and changes no part that is there: for areas
 * that arrive after the shopper has typed.
 */
export function completeFromPostalCode(
  written: WrittenAddress,
  areas: readonly AddressArea[],
): WrittenAddress {
  const filled = fillFromPostalCode(written, areas);
  return {
    ...written,
    neighbourhood: written.neighbourhood || filled.neighbourhood,
    municipality: written.municipality || filled.municipality,
  };
}
