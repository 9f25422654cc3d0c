import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emailsTexts } from './areas/emails.ts';
import { textsFor } from './texts.ts';
import { unusedKeys } from './unused-keys.ts';

const apps = join(import.meta.dirname, '../../../apps');

/** Errors are named by code, through the catalogue. */
const { errors: _byCode, ...shown } = textsFor('es');

const sources = () =>
  globSync('{web,server}/src/**/*.{ts,tsx}', { cwd: apps })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(apps, path), 'utf8'));

test('a text that no source names is found, one that is named is not', () => {
  const areas = { cart: { view: 'Ver carro', empties: 'Vaciar' } };
  expect(unusedKeys(areas, ['texts.cart.view', 'const emptiesAll = 1'])).toEqual(['cart.empties']);
});

/** COMANDA_STRICT_TEXTS=1 asks for it; it becomes the rule when every screen is there. */
test.runIf(process.env['COMANDA_STRICT_TEXTS'] === '1')('every text is shown somewhere', () => {
  expect(unusedKeys({ ...shown, emails: emailsTexts('es') }, sources())).toEqual([]);
});
