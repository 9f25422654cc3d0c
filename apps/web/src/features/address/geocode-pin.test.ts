import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { expect, test } from 'vitest';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { samplePlace } from '../../testing/sample-place.ts';
import { createPinGeocoder } from './geocode-pin.ts';
import type { GeocodedPlace } from './use-place-search.ts';

const first = { latitude: -33.1, longitude: -70.1 };
const second = { latitude: -33.2, longitude: -70.2 };
const atOnce = (): Promise<void> => Promise.resolve();
const book = () => {
  const read: [GeoPoint, GeocodedPlace | null][] = [];
  return {
    read,
    onRead: (point: GeoPoint, place: GeocodedPlace | null) => void read.push([point, place]),
  };
};

test('the house at a resting pin is reported with its point', async () => {
  const { api, requests } = await createTestApi(json(200, samplePlace));
  const { read, onRead } = book();
  await createPinGeocoder({ api, wait: atOnce, onPlace: onRead }).pinMoved(first);
  expect(requests.map(({ line }) => line)).toEqual([
    'GET /v1/geocoding/reverse?latitude=-33.1&longitude=-70.1',
  ]);
  expect(read).toEqual([[first, samplePlace]]);
});

test('only the position at which the pin rests is looked up', async () => {
  const { api, requests } = await createTestApi(json(200, samplePlace));
  const { read, onRead } = book();
  const pinGeocoder = createPinGeocoder({ api, wait: atOnce, onPlace: onRead });
  await Promise.all([pinGeocoder.pinMoved(first), pinGeocoder.pinMoved(second)]);
  expect(requests).toHaveLength(1);
  expect(read).toEqual([[second, samplePlace]]);
});

test('a late answer about an earlier position is ignored', async () => {
  const heldAnswers: (() => void)[] = [];
  const { api } = await createTestApi((request, response) => {
    const answer = (): void =>
      json(200, { ...samplePlace, textAddress: request.url ?? '' })(request, response);
    if (request.url?.includes('-33.1')) heldAnswers.push(answer);
    else answer();
  });
  const { read, onRead } = book();
  const asker = createPinGeocoder({ api, wait: atOnce, onPlace: onRead });
  const lateAnswer = asker.pinMoved(first);
  await expect.poll(() => heldAnswers.length).toBe(1);
  await asker.pinMoved(second);
  heldAnswers[0]?.();
  await lateAnswer;
  expect(read.map(([point]) => point)).toEqual([second]);
});

test('an unknown house and a failed look-up both report no place', async () => {
  const { read, onRead } = book();
  const nobody = await createTestApi(json(503, {}));
  await createPinGeocoder({ api: nobody.api, wait: atOnce, onPlace: onRead }).pinMoved(first);
  const unknownPlaceApi = await createTestApi((_, response) => void response.writeHead(204).end());
  await createPinGeocoder({ api: unknownPlaceApi.api, wait: atOnce, onPlace: onRead }).pinMoved(
    second,
  );
  expect(read).toEqual([
    [first, null],
    [second, null],
  ]);
});
