import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { loadAreas } from './load-areas.ts';

const stores = [
  makeStore({ commune: 'Providencia' }),
  makeStore({ commune: 'Ñuñoa' }),
  makeStore({ commune: 'Ñuñoa' }),
];
const namesFrom = async (status: number, body: unknown) => {
  const { api } = await createTestApi(json(status, body));
  return (await loadAreas({ api, page: { stores } })).map(({ name }) => name);
};
const area = { kind: 'comuna', municipality: null, postalCodes: [], latitude: 0, longitude: 0 };

test('where the list of areas cannot be loaded the communes of the stores are offered, each once', async () => {
  expect(await namesFrom(200, [{ ...area, name: 'Maipú' }])).toEqual(['Maipú']);
  expect(await namesFrom(422, { code: 1007, message: 'INVALID_PARAMETER', metadata: {} })).toEqual([
    'Ñuñoa',
    'Providencia',
  ]);
  expect(await namesFrom(200, [])).toEqual(['Ñuñoa', 'Providencia']);
});
