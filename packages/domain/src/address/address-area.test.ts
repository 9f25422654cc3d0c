import { expect, test } from 'vitest';
import {
  type AddressArea,
  areaOfAddress,
  areasOfPostalCode,
  completeFromPostalCode,
  fillFromPostalCode,
  municipalitiesOf,
  partsOfArea,
} from './address-area.ts';
import { noParts } from './address-parts.ts';
import { emptyWrittenAddress } from './written-address.ts';

const area = (
  name: string,
  kind: string,
  municipality: string | null = null,
  postalCodes: readonly string[] = [],
): AddressArea => ({
  name,
  kind,
  municipality,
  postalCodes,
  latitude: 19.4,
  longitude: -99.16,
});
const [cuauhtemoc, juarezBorough] = [
  area('Cuauhtémoc', 'alcaldía'),
  area('Benito Juárez', 'alcaldía'),
];
const roma = area('Roma Norte', 'colonia', 'Cuauhtémoc', ['06700']);
const valle = area('Del Valle Centro', 'colonia', 'Benito Juárez', ['03100']);
const borja = area('Insurgentes San Borja', 'colonia', 'Benito Juárez', ['03100']);
const mexico = [cuauhtemoc, juarezBorough, roma, valle, borja];
const zone = area('Zona 10', 'zona', 'Guatemala');
const guatemala = [zone, area('Guatemala', 'municipio'), area('Mixco', 'municipio')];

test('the area of an address is its colonia, else a colonia of its postal code, else its alcaldía, else none', () => {
  const parts = { ...noParts, municipality: 'Cuauhtémoc', postalCode: '06700' };
  expect(areaOfAddress(mexico, 'roma norte', parts)).toBe(roma);
  expect(areaOfAddress(mexico, 'La Romita', parts)).toBe(roma);
  expect(areaOfAddress(mexico, 'La Romita', { ...parts, postalCode: '06999' })).toBe(cuauhtemoc);
  expect(areaOfAddress(mexico, 'La Romita', { ...parts, municipality: 'Guadalajara' })).toBeNull();
});

test('a zona of another municipality is a different zona from the city’s', () => {
  expect(
    areaOfAddress(guatemala, 'Zona 10', { ...noParts, zone: '10', municipality: 'Guatemala' }),
  ).toBe(zone);
  expect(
    areaOfAddress(guatemala, 'Mixco', { ...noParts, zone: '10', municipality: 'Mixco' })?.name,
  ).toBe('Mixco');
});

test('shoppers choose alcaldías and municipios from a list, and type colonias and zonas', () => {
  expect(municipalitiesOf(mexico)).toEqual([cuauhtemoc, juarezBorough]);
  expect(municipalitiesOf(guatemala).map(({ name }) => name)).toEqual(['Guatemala', 'Mixco']);
});

test('an area determines the address parts above it', () => {
  expect(partsOfArea(roma)).toEqual({
    postalCode: '06700',
    neighbourhood: 'Roma Norte',
    municipality: 'Cuauhtémoc',
    zone: '',
  });
  expect(partsOfArea(zone)).toEqual({ ...noParts, zone: '10', municipality: 'Guatemala' });
  expect(partsOfArea(cuauhtemoc)).toEqual({ ...noParts, municipality: 'Cuauhtémoc' });
});

test('a postal code fills colonia and alcaldía; with several colonias none is chosen, and an unknown code changes nothing', () => {
  const written = { ...emptyWrittenAddress, street: 'Durango', postalCode: '06700' };
  expect(fillFromPostalCode(written, mexico)).toEqual({
    ...written,
    neighbourhood: 'Roma Norte',
    municipality: 'Cuauhtémoc',
  });
  const shared = {
    ...written,
    postalCode: '03100',
    neighbourhood: 'Roma Norte',
    municipality: 'Cuauhtémoc',
  };
  expect(fillFromPostalCode(shared, mexico)).toEqual({
    ...shared,
    neighbourhood: '',
    municipality: 'Benito Juárez',
  });
  expect(
    fillFromPostalCode({ ...shared, neighbourhood: 'del valle centro' }, mexico).neighbourhood,
  ).toBe('del valle centro');
  expect(areasOfPostalCode(mexico, '03100')).toEqual([valle, borja]);
  expect(fillFromPostalCode({ ...written, postalCode: '99999' }, mexico)).toEqual({
    ...written,
    postalCode: '99999',
  });
});

test('areas that arrive later complete an address and change no part of it', () => {
  const written = { ...emptyWrittenAddress, street: 'Durango', postalCode: '06700' };
  expect(completeFromPostalCode(written, mexico)).toEqual({
    ...written,
    neighbourhood: 'Roma Norte',
    municipality: 'Cuauhtémoc',
  });
  const typed = { ...written, neighbourhood: 'La Roma' };
  expect(completeFromPostalCode(typed, mexico)).toEqual({ ...typed, municipality: 'Cuauhtémoc' });
  const complete = { ...typed, municipality: 'Benito Juárez' };
  expect(completeFromPostalCode(complete, mexico)).toEqual(complete);
  expect(completeFromPostalCode({ ...written, postalCode: '99999' }, mexico)).toEqual({
    ...written,
    postalCode: '99999',
  });
});
