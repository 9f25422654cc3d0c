import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { Log } from '../platform/log.ts';
import { silentLog } from '../platform/log.ts';
import { geocodingRequester } from '../testing/geocoding-requester.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { chooseService, type ServiceConfig } from './choose-service.ts';
import { createGeocoder } from './create-geocoder.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { GeocodingRequester, Geocoder, GeocoderSuggestion } from './geocoder.ts';
import { createQuota, type QuotaLimits } from './quota.ts';

let sandbox: SandboxProcess;
let now = Date.parse('2026-11-21T15:30:00Z');
beforeAll(async () => void (sandbox = await startSandboxProcess()));
afterAll(() => sandbox.stop());
beforeEach(() => void (now = Date.parse('2026-11-21T15:30:00Z')));
afterEach(() => sandbox.clearFaults());

const none: ServiceConfig = {
  googleMapsKey: null,
  googleMapsUrl: null,
  photonUrl: null,
  nominatimUrl: null,
};
const gazetteer = createGazetteerGeocoder(join(import.meta.dirname, '../../../../tenants'));
const names = ['google', 'photon', 'nominatim'] as const;
type Name = (typeof names)[number];

const configOf = (name: Name): ServiceConfig =>
  ({
    google: {
      ...none,
      googleMapsKey: 'sandbox-google-key',
      googleMapsUrl: `${sandbox.url}/google`,
    },
    photon: { ...none, photonUrl: `${sandbox.url}/photon` },
    nominatim: { ...none, nominatimUrl: `${sandbox.url}/nominatim` },
  })[name];

function open(
  name: Name,
  limits: QuotaLimits = { perDay: 0, perHour: 0, perSession: 0 },
  log: Log = silentLog,
): Geocoder {
  const clock = () => now;
  return createGeocoder({
    gazetteer,
    service: chooseService(configOf(name), clock),
    quota: createQuota(limits, clock),
    clock,
    log,
  });
}

const calls = async (provider: Name): Promise<number> => {
  const { requests } = await sandbox.call('GET', '/_requests');
  return requests.filter((request: { provider: string }) => request.provider === provider).length;
};
/** Counts the calls that the work makes to a service. */
async function causedBy(provider: Name, work: () => Promise<unknown>): Promise<number> {
  const before = await calls(provider);
  await work();
  return (await calls(provider)) - before;
}

const search = (geocoder: Geocoder, text: string, who: GeocodingRequester = geocodingRequester()) =>
  geocoder.search(who, { text, city: null });
/** Chooses the first suggestion as a browser does: requests its place if it has no coordinates. */
const chosen = async (
  geocoder: Geocoder,
  [first]: readonly GeocoderSuggestion[],
  who: GeocodingRequester = geocodingRequester(),
) => (first?.latitude === null ? geocoder.place(who, first.placeId) : first);
const near = { latitude: -33.4505, longitude: -70.6258 };

test.each(
  names.flatMap(
    (name) =>
      [
        [name, 'cl', 'Av. Italia 1500', 'Av. Italia 1500, Ñuñoa', '1500'],
        [name, 'gt', '4a. Avenida 12-34 Zona 10', '4a. Avenida 12-34, Zona 10', '12-34'],
        [name, 'mx', 'Colima 180 Roma Norte', 'Colima 180, Roma Norte', '180'],
      ] as const,
  ),
)(
  '%s in %s: "%s" finds the same house and point as the gazetteer',
  async (name, country, text, textAddress, streetNumber) => {
    const geocoder = open(name);
    const found = await search(geocoder, text, geocodingRequester(country));
    expect(found[0]).toMatchObject({ textAddress, streetNumber, precision: 'address' });
    const place = await chosen(geocoder, found, geocodingRequester(country));
    const known = (await gazetteer.search(geocodingRequester(country), { text, city: null }))[0];
    expect(place).toMatchObject({ textAddress, streetNumber, city: known?.city });
    expect(place?.latitude).toBeCloseTo(known?.latitude ?? 0, 3);
    expect(place?.longitude).toBeCloseTo(known?.longitude ?? 0, 3);
  },
);

test.each(names)(
  '%s: a street without a number has street precision, and a commune has area precision',
  async (name) => {
    const geocoder = open(name);
    expect((await search(geocoder, 'Dublé Almeyda'))[0]).toMatchObject({
      textAddress: 'Dublé Almeyda, Ñuñoa',
      precision: 'street',
      streetNumber: null,
    });
    expect((await search(geocoder, 'Vitacura'))[0]).toMatchObject({
      textAddress: 'Vitacura',
      city: 'Vitacura',
      precision: 'area',
    });
  },
);

test.each(names)(
  '%s: a pin finds the house beside it, and a pin at sea finds nothing',
  async (name) => {
    const geocoder = open(name);
    const place = await geocoder.reverse(geocodingRequester(), near);
    expect(place).toMatchObject({
      city: 'Ñuñoa',
      precision: 'address',
      textAddress: expect.stringMatching(/^Av\. Italia 1\d{3}, Ñuñoa$/),
    });
    expect(await geocoder.place(geocodingRequester(), place?.placeId ?? '')).toEqual(place);
    expect(
      await geocoder.reverse(geocodingRequester(), { latitude: -33, longitude: -72.5 }),
    ).toBeNull();
  },
);

test.each([
  ['nominatim', 'osm:N10150000'],
  ['google', 'ChIJTjEwMTUwMDAw'],
] as const)('%s finds a place by an id from an earlier day', async (name, id) => {
  const [street] = await search(open(name), 'Av. Irarrázaval 2014');
  const fresh = open(name);
  expect((await fresh.place(geocodingRequester(), street?.placeId ?? ''))?.textAddress).toBe(
    'Av. Irarrázaval 2014, Ñuñoa',
  );
  expect(await fresh.place(geocodingRequester(), `${id}999`)).toBeNull();
});

test.each(names)('%s: on any failure the gazetteer answers instead', async (name) => {
  for (const fault of [
    'error500',
    'error502Html',
    'tooManyRequests',
    'resetBefore',
    'malformedJson',
  ]) {
    const geocoder = open(name);
    await sandbox.injectFault(name, { fault, times: null });
    expect((await search(geocoder, 'Av. Italia 1500'))[0]).toMatchObject({
      placeId: 'cl:nunoa:avenida-italia:1500',
      precision: 'address',
    });
    expect((await geocoder.reverse(geocodingRequester(), near))?.placeId).toMatch(
      /^cl:nunoa:avenida-italia:/,
    );
    expect(await geocoder.place(geocodingRequester(), 'cl:nunoa')).toMatchObject({
      textAddress: 'Ñuñoa',
    });
    await sandbox.clearFaults();
  }
});

test.each(names)(
  '%s: after five failures the service is paused for half a minute, and then tried again',
  async (name) => {
    const geocoder = open(name);
    await sandbox.injectFault(name, { fault: 'error500', times: 5 });
    const streets = ['Merced 1', 'Merced 2', 'Merced 3', 'Merced 4', 'Merced 5'];
    for (const text of streets) await search(geocoder, text);
    expect(await causedBy(name, () => search(geocoder, 'Merced 6'))).toBe(0);
    now += 30_001;
    expect(await causedBy(name, () => search(geocoder, 'Merced 7'))).toBe(1);
    expect((await search(geocoder, 'Merced 8'))[0]?.placeId).not.toMatch(/^cl:/);
  },
);

test.each(['photon', 'nominatim'] as const)(
  '%s: the same text in any spelling is requested once an hour',
  async (name) => {
    const geocoder = open(name);
    const both = () =>
      Promise.all([
        search(geocoder, 'Av. Italia 1500'),
        search(geocoder, ' avenida ITALIA  1500 '),
      ]);
    expect(await causedBy(name, both)).toBe(1);
    now += 3_600_001;
    expect(await causedBy(name, both)).toBe(1);
  },
);

test('places from Google are cached, and searches are not', async () => {
  const geocoder = open('google');
  const [first] = await search(geocoder, 'Av. Italia 1500');
  expect(await causedBy('google', () => search(geocoder, 'Av. Italia 1500'))).toBe(1);
  expect(
    await causedBy('google', async () => [
      await geocoder.place(geocodingRequester(), first?.placeId ?? ''),
      await geocoder.place(geocodingRequester(), first?.placeId ?? ''),
    ]),
  ).toBe(1);
  const pin: GeoPoint = { ...near, latitude: near.latitude + 0.000_001 };
  expect(
    await causedBy('google', async () => [
      await geocoder.reverse(geocodingRequester(), near),
      await geocoder.reverse(geocodingRequester(), pin),
    ]),
  ).toBe(1);
});

test('the searches of one address and the choice that ends them are one billed session at Google', async () => {
  const geocoder = open('google');
  const before = await sandbox.call('GET', '/google/_bill');
  const who = geocodingRequester('cl', 'a-session-of-one-shopper');
  await search(geocoder, 'Av. Ital', who);
  await chosen(geocoder, await search(geocoder, 'Av. Italia 1501', who), who);
  const after = await sandbox.call('GET', '/google/_bill');
  expect(after).toEqual({ ...before, sessions: before.sessions + 1 });
});

const billOf = async (work: () => Promise<unknown>) => {
  const before = await sandbox.call('GET', '/google/_bill');
  await work();
  const after = await sandbox.call('GET', '/google/_bill');
  return Object.fromEntries(Object.keys(before).map((name) => [name, after[name] - before[name]]));
};
const oneSearch = async (geocoder: Geocoder, text: string, who: GeocodingRequester) => {
  await search(geocoder, text.slice(0, 8), who);
  return chosen(geocoder, await search(geocoder, text, who), who);
};

test('a session token that a browser reuses starts a new session, and so does the same token of another brand', async () => {
  const geocoder = open('google');
  const who = geocodingRequester('cl', 's1');
  const bill = await billOf(async () => {
    await oneSearch(geocoder, 'Av. Italia 1502', who);
    await oneSearch(geocoder, 'Av. Italia 1503', who);
    await oneSearch(geocoder, 'Av. Italia 1504', {
      ...who,
      tenantId: 'sushi' as GeocodingRequester['tenantId'],
    });
  });
  expect(bill).toEqual({ sessions: 3, looseKeystrokes: 0, looseDetails: 0 });
});

test('a cached place is requested once more from Google, so that its searches are billed as one session', async () => {
  const geocoder = open('google');
  const [first, second] = [geocodingRequester('cl', 'first'), geocodingRequester('cl', 'second')];
  const bill = await billOf(async () => {
    await oneSearch(geocoder, 'Av. Italia 1505', first);
    const place = await oneSearch(geocoder, 'Av. Italia 1505', second);
    expect(await geocoder.place(second, place?.placeId ?? '')).toEqual(place);
  });
  expect(bill).toEqual({ sessions: 2, looseKeystrokes: 0, looseDetails: 0 });
});

test('a search prefers places near the brand’s store', async () => {
  const near = { latitude: 19.4194, longitude: -99.1617 };
  expect(await search(open('photon'), 'Avenida', geocodingRequester('mx'))).toEqual([]);
  expect(
    await search(open('photon'), 'Avenida', geocodingRequester('mx', null, { near })),
  ).not.toEqual([]);
  expect(
    (await search(open('google'), 'Colima 180', geocodingRequester('mx', null, { near })))[0],
  ).toMatchObject({
    textAddress: 'Colima 180, Roma Norte',
  });
});

test('a paused service uses no quota', async () => {
  const geocoder = open('photon', { perDay: 7, perHour: 0, perSession: 0 });
  await sandbox.injectFault('photon', { fault: 'error500', times: 5 });
  for (let at = 1; at <= 30; at++) await search(geocoder, `Merced ${at}`);
  now += 30_001;
  expect((await search(geocoder, 'Merced 31'))[0]?.placeId).toMatch(/^osm/);
});

test('after one shopper’s hourly share the gazetteer answers that shopper, and other shoppers still get the service', async () => {
  const geocoder = open('photon', { perDay: 5, perHour: 2, perSession: 0 });
  const idOf = async (text: string, person: string) =>
    (await search(geocoder, text, geocodingRequester('cl', null, { person })))[0]?.placeId;
  for (const text of ['Merced 1', 'Merced 2']) expect(await idOf(text, '10.0.0.1')).toMatch(/^osm/);
  for (const text of ['Merced 3', 'Merced 4', 'Merced 5', 'Merced 6'])
    expect(await idOf(text, '10.0.0.1')).toMatch(/^cl:/);
  expect(await idOf('Merced 7', '10.0.0.2')).toMatch(/^osm/);
  now += 3_600_000;
  expect(await idOf('Merced 8', '10.0.0.1')).toMatch(/^osm/);
});

test('a place is cached for the country of the request', async () => {
  const geocoder = open('photon');
  const [house] = await search(geocoder, 'Av. Italia 1500');
  expect(await geocoder.place(geocodingRequester('cl'), house?.placeId ?? '')).not.toBeNull();
  expect(await geocoder.place(geocodingRequester('mx'), house?.placeId ?? '')).toBeNull();
});

test('a brand’s searches stop at its daily quota and start again the next day, and each brand has its own quota', async () => {
  const geocoder = open('photon', { perDay: 2, perHour: 0, perSession: 0 });
  const idOf = async (text: string, who = geocodingRequester()) =>
    (await search(geocoder, text, who))[0]?.placeId;
  expect(
    [await idOf('Merced 1'), await idOf('Merced 2'), await idOf('Merced 3')].map((id) =>
      id?.slice(0, 3),
    ),
  ).toEqual(['osm', 'osm', 'cl:']);
  expect(
    await idOf('Merced 4', {
      ...geocodingRequester(),
      tenantId: 'sushi' as GeocodingRequester['tenantId'],
    }),
  ).toMatch(/^osm/);
  now += 86_400_000;
  expect(await idOf('Merced 5')).toMatch(/^osm/);
});

test('one search of one shopper does not use up the brand’s quota for other shoppers', async () => {
  const geocoder = open('photon', { perDay: 0, perHour: 0, perSession: 1 });
  const ids = async (session: string) => [
    (await search(geocoder, `Merced 1${session}`, geocodingRequester('cl', session)))[0]?.placeId,
    (await search(geocoder, `Merced 2${session}`, geocodingRequester('cl', session)))[0]?.placeId,
  ];
  for (const session of ['1', '2'])
    expect((await ids(session)).map((id) => id?.slice(0, 3))).toEqual(['osm', 'cl:']);
});

test('the operator is alerted once a minute that the gazetteer answers', async () => {
  const told: string[] = [];
  const geocoder = open(
    'photon',
    { perDay: 0, perHour: 0, perSession: 0 },
    { ...silentLog, warn: (_facts: object, text: string) => void told.push(text) },
  );
  await sandbox.injectFault('photon', { fault: 'error500', times: null });
  for (const text of ['Merced 1', 'Merced 2']) await search(geocoder, text);
  expect(told).toHaveLength(1);
  now += 60_001;
  await search(geocoder, 'Merced 3');
  expect(told).toHaveLength(2);
});

test('Google has priority over Photon and Photon over Nominatim; without any of them only the gazetteer answers', () => {
  const clock = () => now;
  const all = {
    googleMapsKey: 'k',
    googleMapsUrl: null,
    photonUrl: 'http://photon',
    nominatimUrl: 'http://nominatim',
  };
  expect(chooseService(all, clock)?.name).toBe('google');
  expect(chooseService({ ...all, googleMapsKey: null }, clock)?.name).toBe('photon');
  expect(chooseService({ ...none, nominatimUrl: 'http://nominatim' }, clock)?.name).toBe(
    'nominatim',
  );
  expect(chooseService(none, clock)).toBeNull();
});
