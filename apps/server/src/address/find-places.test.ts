import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => void (server = await testApp()));
afterAll(() => server.close());

const ask = async (path: string) => {
  const answer = await server.app.inject({
    url: `/v1/geocoding/${path}`,
    headers: { host: 'burger.localhost' },
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

test('a typed address, a chosen place and the point of a pin find the same place', async () => {
  const [place] = (await ask(`search?q=${encodeURIComponent('italia 1500')}&session=s1`)).body;
  expect(place).toMatchObject({ textAddress: 'Av. Italia 1500, Ñuñoa', precision: 'address' });
  expect((await ask(`places/${encodeURIComponent(place.placeId)}?session=s1`)).body).toEqual(place);
  expect(
    (await ask(`reverse?latitude=${place.latitude}&longitude=${place.longitude}`)).body,
  ).toEqual(place);
});

test('an unknown place is 404, and a point without a place is 204', async () => {
  expect(await ask('places/cl:nowhere')).toMatchObject({ status: 404, body: { code: 1002 } });
  expect(await ask('reverse?latitude=-33&longitude=-72.5')).toEqual({ status: 204, body: null });
});

test.each([
  'reverse',
  'reverse?latitude=91&longitude=0',
  'reverse?latitude=a&longitude=0',
  'search',
])('%s is refused', async (path) => {
  expect((await ask(path)).status).toBe(422);
});

test('a requester above the search limit has to wait, and other requesters do not', async () => {
  const few = await testApp({
    config: { rateLimits: { guestCreation: 0, placeCall: 2, cartCall: 0, clientError: 0 } },
  });
  const status = async (remoteAddress: string) =>
    (
      await few.app.inject({
        url: '/v1/geocoding/search?q=italia',
        headers: { host: 'burger.localhost' },
        remoteAddress,
      })
    ).statusCode;
  expect([await status('10.0.0.1'), await status('10.0.0.1'), await status('10.0.0.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await status('10.0.0.2')).toBe(200);
  await few.close();
});
