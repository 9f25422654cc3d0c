import { createTestApi } from '@comanda/client/testing/create-test-api.ts';
import { emptyWrittenAddress, writtenAddress } from '@comanda/domain/address/written-address.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { geocodeOnceTyped } from './geocode-written.ts';

afterEach(() => vi.useRealTimers());

const area = {
  name: 'Ñuñoa',
  kind: 'comuna',
  municipality: null,
  postalCodes: [],
  latitude: -33.456,
  longitude: -70.598,
};
const written = writtenAddress(addressSchemaOf('cl'), {
  ...emptyWrittenAddress,
  street: 'Av. Italia',
  number: '1500',
  municipality: 'Ñuñoa',
});
if (!written.ok) throw new Error('not an address');
const address = written.value;

/** A server that knows the areas and never answers a search. */
async function hangingSearch() {
  const { promise: searched, resolve } = Promise.withResolvers<void>();
  const { api, requests } = await createTestApi(({ url = '' }, response) => {
    if (!url.startsWith('/v1/geocoding/areas')) return resolve();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([area]));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const aborter = new AbortController();
  const geocoded = geocodeOnceTyped({ api, page: { stores: [] } }, address, aborter.signal);
  return { geocoded, searched, requests, aborter };
}

test('a written address is looked up 700 ms after the last keystroke, for four seconds at most', async () => {
  const { geocoded, searched, requests } = await hangingSearch();
  await vi.advanceTimersByTimeAsync(699);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await searched;
  let isOver = false;
  void geocoded.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await geocoded).toMatchObject({ precision: 'area', point: { latitude: area.latitude } });
});

test('an address that is typed on is not looked up', async () => {
  const { geocoded, requests, aborter } = await hangingSearch();
  await vi.advanceTimersByTimeAsync(699);
  aborter.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await geocoded).toBeNull();
  expect(requests).toEqual([]);
});
