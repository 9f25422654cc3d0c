import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from './countries.ts';
import { isWithinCountry } from './country-bounds.ts';

const capitals = {
  cl: { latitude: -33.45, longitude: -70.66 },
  gt: { latitude: 14.63, longitude: -90.51 },
  mx: { latitude: 19.43, longitude: -99.13 },
  pe: { latitude: -12.05, longitude: -77.04 },
  ar: { latitude: -34.6, longitude: -58.38 },
  co: { latitude: 4.71, longitude: -74.07 },
  cr: { latitude: 9.93, longitude: -84.08 },
};

/** Capitals that also lie in the box of a neighbour. */
const sharedWith: Partial<Record<CountryCode, CountryCode>> = { cl: 'ar', gt: 'mx' };

test('a capital lies in its own country, and at most in the box of a neighbour', () => {
  for (const country of countryCodes) {
    const others = countryCodes.filter(
      (code) => code !== country && isWithinCountry(capitals[country], code),
    );
    expect(isWithinCountry(capitals[country], country)).toBe(true);
    expect(others).toEqual(sharedWith[country] ? [sharedWith[country]] : []);
  }
});

test('the far ends of a country belong to it', () => {
  expect(isWithinCountry({ latitude: -53.16, longitude: -70.91 }, 'cl'), 'Punta Arenas').toBe(true);
  expect(isWithinCountry({ latitude: -27.15, longitude: -109.43 }, 'cl'), 'Hanga Roa').toBe(true);
  expect(isWithinCountry({ latitude: 32.51, longitude: -117.04 }, 'mx'), 'Tijuana').toBe(true);
  expect(isWithinCountry({ latitude: 12.58, longitude: -81.7 }, 'co'), 'San Andrés').toBe(true);
});
