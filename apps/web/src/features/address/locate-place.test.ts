import { expect, test } from 'vitest';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { samplePlace } from '../../testing/sample-place.ts';
import { locatePlace } from './locate-place.ts';
import type { PlaceSuggestion } from './use-place-search.ts';

const wordsAlone: PlaceSuggestion = { ...samplePlace, latitude: null, longitude: null };

test('a suggestion that says where it is is taken as it is, and nobody is asked', async () => {
  const { api, requests } = await createTestApi(json(500, {}));
  expect(await locatePlace(api, samplePlace, 's1')).toBe(samplePlace);
  expect(requests).toEqual([]);
});

test('of another its place is asked for, in the session of its keystrokes', async () => {
  const { api, requests } = await createTestApi(json(200, samplePlace));
  expect(await locatePlace(api, wordsAlone, 's1')).toEqual(samplePlace);
  expect(requests.map(({ line }) => line)).toEqual([
    'GET /v1/geocoding/places/ChIJ%2F1?session=s1',
  ]);
});

test('when nobody can say where it is there is no place', async () => {
  const { api } = await createTestApi(
    json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} }),
  );
  expect(await locatePlace(api, wordsAlone, 's1')).toBeNull();
});
