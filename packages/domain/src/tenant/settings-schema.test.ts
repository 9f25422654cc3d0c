import { countries, countryCodes } from '../country/countries.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { settingsSchema } from './settings-schema.ts';

test('the settings of a brand of any country can be answered', () => {
  const refused = countryCodes.filter(
    (code) => !v.is(settingsSchema.entries.country, countries[code]),
  );
  expect(refused).toEqual([]);
});
