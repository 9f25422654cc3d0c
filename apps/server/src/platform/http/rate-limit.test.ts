import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import {
  type RateLimitClass,
  rateLimitsPerMinute,
} from '@comanda/domain/limits/rate-limits-per-minute.ts';
import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const { createGuest, getMenu, getPlace, searchPlaces } = allEndpoints;
const at = (address: string) => ({ tenantId: 'burger', address });

test('each caller has a number of calls a minute and then gets a waiting time; calls without a class are not counted', () => {
  const limit = createRateLimit({ guestCreation: 2, placeCall: 0, cartCall: 0, clientError: 0 });
  const answers = [1, 2, 3].map((ms) =>
    limit.secondsToWait(createGuest, at('1.1.1.1'), 60_000 + ms),
  );
  expect(answers).toEqual([0, 0, 60]);
  expect(limit.secondsToWait(createGuest, at('2.2.2.2'), 60_004)).toBe(0);
  expect(limit.secondsToWait(createGuest, at('1.1.1.1'), 60_001 + 45_500)).toBe(15);
  expect(limit.secondsToWait(createGuest, at('1.1.1.1'), 120_001)).toBe(0);
  expect([
    limit.concerns(createGuest),
    limit.concerns(getMenu),
    limit.concerns(searchPlaces),
  ]).toEqual([true, false, false]);
});

test('the networks of one site share a limit, and a host above its own spends nothing of it', () => {
  const limit = createRateLimit({ guestCreation: 2, placeCall: 0, cartCall: 0, clientError: 0 });
  const call = (address: string) => limit.secondsToWait(createGuest, at(address), 60_000);
  for (let time = 0; time < 20; time += 1) call('2001:db8:1:100::1');
  const networks = Array.from({ length: 80 }, (_, n) => `2001:db8:1:${(n * 256).toString(16)}::1`);
  const allowed = networks.filter((address) => call(address) === 0);
  expect(allowed, 'five calls of the site, two of them by the first host').toHaveLength(3);
  expect(call('2001:db8:2::1'), 'a neighbouring site').toBe(0);
});

test('calls of one class are counted separately for each endpoint', () => {
  const limit = createRateLimit({ guestCreation: 0, placeCall: 1, cartCall: 0, clientError: 0 });
  const answers = [searchPlaces, getPlace, searchPlaces].map((endpoint) =>
    limit.secondsToWait(endpoint, at('1.1.1.1'), 60_000),
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
    'createSignUpCode',
    'getWebName',
    'createBrand',
  ]);
  expect(endpointsOf('placeCall')).toEqual([
    'searchPlaces',
    'getPlace',
    'reversePlace',
    'createAddress',
    'updateAddress',
    'getDeviceWaiting',
  ]);
});
