import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import {
  type RateLimitClass,
  rateLimitsPerMinute,
} from '@comanda/domain/limits/rate-limits-per-minute.ts';
import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const { createGuest, getMenu, getPlace, searchPlaces } = allEndpoints;

test('each caller has a number of calls a minute and then gets a waiting time; calls without a class are not counted', () => {
  const limit = createRateLimit({ guestCreation: 2, placeCall: 0, cartCall: 0, clientError: 0 });
  const answers = [1, 2, 3].map((at) =>
    limit.secondsToWait(createGuest, 'burger 1.1.1.1', 60_000 + at),
  );
  expect(answers).toEqual([0, 0, 60]);
  expect(limit.secondsToWait(createGuest, 'burger 2.2.2.2', 60_004)).toBe(0);
  expect(limit.secondsToWait(createGuest, 'burger 1.1.1.1', 60_001 + 45_500)).toBe(15);
  expect(limit.secondsToWait(createGuest, 'burger 1.1.1.1', 120_001)).toBe(0);
  expect([
    limit.concerns(createGuest),
    limit.concerns(getMenu),
    limit.concerns(searchPlaces),
  ]).toEqual([true, false, false]);
});

test('calls of one class are counted separately for each endpoint', () => {
  const limit = createRateLimit({ guestCreation: 0, placeCall: 1, cartCall: 0, clientError: 0 });
  const answers = [searchPlaces, getPlace, searchPlaces].map((endpoint) =>
    limit.secondsToWait(endpoint, 'burger 1.1.1.1', 60_000),
  );
  expect(answers).toEqual([0, 0, 60]);
});

test('a network may create 120 guests and make 600 calls of each place endpoint in a minute', () => {
  const endpointsOf = (rateLimit: RateLimitClass) =>
    endpointNames.filter((name) => allEndpoints[name].rateLimit === rateLimit);
  expect(rateLimitsPerMinute).toEqual({
    guestCreation: 120,
    placeCall: 600,
    cartCall: 600,
    clientError: 60,
  });
  expect(endpointsOf('guestCreation')).toEqual([
    'createGuest',
    'login',
    'verifyAccount',
    'createCode',
    'createCounterCode',
    'signInAtCounter',
    'getDevicePeople',
    'signInWithPin',
    'inviteStaff',
  ]);
  expect(endpointsOf('placeCall')).toEqual([
    'searchPlaces',
    'getPlace',
    'reversePlace',
    'createAddress',
    'updateAddress',
  ]);
});
