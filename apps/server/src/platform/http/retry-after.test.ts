import type { TenantId } from '@comanda/domain/ids.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testCustomer } from '../../testing/shopper.ts';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { answerRefusal } from './answer-error.ts';
import { createUserToken } from './create-user-token.ts';

let server: TestApp;
let now = Date.parse('2026-11-21T15:30:00Z');
beforeAll(async () => {
  server = await testApp({
    config: { rateLimits: { guestCreation: 1, placeCall: 0, cartCall: 0, clientError: 0 } },
    clock: () => now,
  });
});
afterAll(() => server.close());

const createGuest = () =>
  server.app.inject({
    method: 'POST',
    url: '/v1/users',
    headers: {
      host: 'burger.localhost',
      'x-platform': 'web',
      'x-create-user-token': createUserToken(server.deps.tokenSecret, 'burger' as TenantId, now),
    },
    payload: testCustomer,
  });

test('a caller above the rate limit gets the seconds to wait, and is served after them', async () => {
  expect((await createGuest()).statusCode).toBe(201);
  now += 20_000;
  const refused = await createGuest();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().metadata]).toEqual([
    429,
    '40',
    { seconds: 40 },
  ]);
  now += 40_000;
  expect((await createGuest()).statusCode).toBe(201);
});

test.each([
  ['the database is away', refusalOf('SERVICE_ERROR'), '5'],
  ['this server stops', refusalOf('SHUTDOWN_ACTIVE'), '10'],
  ['there were too many, and nobody knows for how long', refusalOf('TOO_MANY_REQUESTS'), '60'],
  ['a provider rests', refusalOf('PAYMENT_REQUEST_FAILED', { seconds: 30 }), '30'],
  ['nobody knows', refusalOf('PAYMENT_REQUEST_FAILED'), undefined],
  ['waiting does not help', refusalOf('NOT_FOUND', { seconds: 30 }), undefined],
])('if %s, the response carries Retry-After', (_what, refusal, seconds) => {
  expect(answerRefusal(refusal, 0).headers['retry-after']).toBe(seconds);
});

test('a provider that failed five times is paused for half a minute, and the refusal says how long the pause lasts', () => {
  let at = 0;
  const breaker = createCircuitBreaker(() => at);
  for (let failure = 1; failure <= 4; failure += 1) breaker.failed();
  expect(breaker.secondsUntilRetry()).toBe(0);
  breaker.failed();
  expect(breaker.secondsUntilRetry()).toBe(30);
  at = 29_500;
  expect(breaker.secondsUntilRetry()).toBe(1);
});
