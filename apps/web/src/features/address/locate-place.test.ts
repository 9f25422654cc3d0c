import { expect, test } from 'vitest';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { samplePlace } from '../../testing/sample-place.ts';
import { locatePlace } from './locate-place.ts';
import type { PlaceSuggestion } from './use-place-search.ts';

const wordsAlone: PlaceSuggestion = { ...samplePlace, latitude: null, longitude: null };

test('a suggestion with coordinates is returned unchanged without a call', async () => {
  const { api, requests } = await createTestApi(json(500, {}));
  expect(await locatePlace(api, samplePlace, 's1')).toBe(samplePlace);
  expect(requests).toEqual([]);
});

test('a suggestion without coordinates is looked up in its search session', async () => {
  const { api, requests } = await createTestApi(json(200, samplePlace));
  expect(await locatePlace(api, wordsAlone, 's1')).toEqual(samplePlace);
  expect(requests.map(({ line }) => line)).toEqual([
    'GET /v1/geocoding/places/ChIJ%2F1?session=s1',
  ]);
});

test('a failed look-up returns no place', async () => {
  const { api } = await createTestApi(
    json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} }),
  );
  expect(await locatePlace(api, wordsAlone, 's1')).toBeNull();
});
