import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { geocodingRequester } from '../testing/geocoding-requester.ts';
import { chooseService, type ServiceConfig } from './choose-service.ts';
import { createGeocoder } from './create-geocoder.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createQuota } from './quota.ts';

/** Each service is tested against malformed responses that the sandbox cannot produce. */

let answer: RequestListener = (_request, response) => void response.end();
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const none: ServiceConfig = {
  googleMapsKey: null,
  googleMapsUrl: null,
  photonUrl: null,
  nominatimUrl: null,
};
const configs = {
  google: () => ({ ...none, googleMapsKey: 'k', googleMapsUrl: url }),
  photon: () => ({ ...none, photonUrl: url }),
  nominatim: () => ({ ...none, nominatimUrl: url }),
} as const;
type Name = keyof typeof configs;
const names = Object.keys(configs) as Name[];

const gazetteer = createGazetteerGeocoder(join(import.meta.dirname, '../../../../tenants'));
const clock = () => Date.parse('2026-11-21T15:30:00Z');
const open = (name: Name, patienceMs = 2_000): Geocoder =>
  createGeocoder({
    gazetteer,
    service: chooseService(configs[name](), clock, patienceMs),
    quota: createQuota({ perDay: 0, perHour: 0, perSession: 0 }, clock),
    clock,
    log: silentLog,
  });

const json = (response: ServerResponse, body: unknown): void =>
  void response
    .setHeader('content-type', 'application/json')
    .end(typeof body === 'string' ? body : JSON.stringify(body));

/**
 * Returns a house at these coordinates in each service's format, for search, place and reverse
 * look-up alike.
 */
const told = (
  latitude: unknown,
  longitude: unknown,
  more: { street?: string; id?: string } = {},
): Record<Name, (url: string) => unknown> => {
  const { street = 'Av. Italia', id = 'ChIJabcdef' } = more;
  const parts = [
    ['street_number', '1500'],
    ['route', street],
    ['administrative_area_level_3', 'Ñuñoa'],
  ];
  const component = (long_name = '', type = '') => ({
    long_name,
    longText: long_name,
    types: [type],
  });
  const components = parts.map(([type, text]) => component(text, type));
  const result = {
    place_id: id,
    address_components: components,
    geometry: { location: { lat: latitude, lng: longitude } },
  };
  const nominatim = {
    osm_type: 'node',
    osm_id: 5,
    lat: String(latitude),
    lon: String(longitude),
    address: { house_number: '1500', road: street, city: 'Ñuñoa' },
  };
  const properties = {
    osm_type: 'N',
    osm_id: 5,
    housenumber: '1500',
    street,
    city: 'Ñuñoa',
    countrycode: 'CL',
  };
  return {
    google: (path) =>
      path.startsWith('/maps')
        ? { status: 'OK', results: [result] }
        : { id, location: { latitude, longitude }, addressComponents: components },
    photon: () => ({
      features: [{ properties, geometry: { coordinates: [longitude, latitude] } }],
    }),
    nominatim: (path) => (path.startsWith('/reverse') ? nominatim : [nominatim]),
  };
};

const wrongAnswers: readonly [string, RequestListener][] = [
  [
    'a redirect',
    (request, response) =>
      void response.writeHead(302, { location: `${url}/elsewhere${request.url}` }).end(),
  ],
  ['nothing with 200', (_request, response) => void response.end()],
  ['no content', (_request, response) => void response.writeHead(204).end()],
  ['a page', (_request, response) => json(response, '<html>200</html>')],
  ['null', (_request, response) => json(response, null)],
  ['a number', (_request, response) => json(response, 7)],
  [
    'lists of nulls',
    (_request, response) =>
      json(response, { status: 'OK', results: [null], suggestions: [null], features: [null] }),
  ],
  ['half a JSON', (_request, response) => json(response, '{"features":[{"proper')],
  [
    'a megabyte',
    (_request, response) =>
      json(response, { suggestions: [], features: [], results: [], more: 'a'.repeat(1_000_000) }),
  ],
  [
    'a body that is cut off',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"features":[');
      setImmediate(() => response.destroy());
    },
  ],
  ['a closed socket', (request) => void request.socket.destroy()],
];

test.each(
  names.flatMap((name) => wrongAnswers.map(([what, listener]) => [name, what, listener] as const)),
)('%s reports %s: the gazetteer answers instead', async (name, _what, listener) => {
  answer = listener;
  asked = [];
  const geocoder = open(name);
  expect(
    (await geocoder.search(geocodingRequester(), { text: 'Av. Italia 1500', city: null }))[0]
      ?.placeId,
  ).toBe('cl:nunoa:avenida-italia:1500');
  expect(
    (await geocoder.reverse(geocodingRequester(), { latitude: -33.4505, longitude: -70.6258 }))
      ?.placeId,
  ).toMatch(/^cl:nunoa:avenida-italia:/);
  expect(await geocoder.place(geocodingRequester(), 'osm:N5')).toBeNull();
  expect(await geocoder.place(geocodingRequester(), 'ChIJabcdef')).toBeNull();
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((path) => path.startsWith('/elsewhere'))).toEqual([]);
});

test.each(names)('%s never answers: the search ends after the time limit', async (name) => {
  answer = () => undefined;
  const geocoder = open(name, 50);
  expect(
    (await geocoder.search(geocodingRequester(), { text: 'Av. Italia 1500', city: null }))[0]
      ?.placeId,
  ).toBe('cl:nunoa:avenida-italia:1500');
});

const reversed = async (name: Name, tell: ReturnType<typeof told>) => {
  answer = (request, response) => json(response, tell[name](request.url ?? ''));
  return open(name).reverse(geocodingRequester(), { latitude: -33.4505, longitude: -70.6258 });
};

test.each(names)(
  '%s: a house with a valid point is accepted, and one with an impossible or missing point is not',
  async (name) => {
    expect(await reversed(name, told(-33.45, -70.62))).toMatchObject({
      textAddress: 'Av. Italia 1500, Ñuñoa',
      latitude: -33.45,
    });
    for (const [latitude, longitude] of [
      [91, 0],
      [0, 181],
      ['NaN', 0],
      ['1e999', 0],
      ['', ''],
      [null, 0],
    ]) {
      expect((await reversed(name, told(latitude, longitude)))?.placeId).toMatch(/^cl:/);
    }
  },
);

test.each(names)('%s: an address that is too long for an order is left out', async (name) => {
  expect(await reversed(name, told(-33.45, -70.62, { street: 'a'.repeat(200) }))).toBeNull();
  expect(await reversed('google', told(-33.45, -70.62, { id: 'a'.repeat(201) }))).toBeNull();
});

test.each(['..', '.', 'a/b', '%2e', '', 'x'.repeat(201), 'places:autocomplete'])(
  '"%s" is not a Google id, and Google is not called',
  async (id) => {
    asked = [];
    expect(await open('google').place(geocodingRequester(), id)).toBeNull();
    expect(asked).toEqual([]);
  },
);
