import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapShop, type MapShop } from '../testing/map-shop.ts';
import { googleKey } from './google-routes.ts';

let sandbox: MapShop;
beforeEach(() => void (sandbox = mapShop()));
afterEach(() => sandbox.app.close());

const withKey = { 'x-goog-api-key': googleKey };
const mask = { ...withKey, 'x-goog-fieldmask': 'id,location,addressComponents' };
const photon = async (path: string) => (await sandbox.get(`/photon/${path}`)).json();
const nominatim = async (path: string) =>
  (await sandbox.get(`/nominatim/${path}&format=jsonv2`, { 'user-agent': 'tests' })).json();
const typed = async (body: object) =>
  (await sandbox.post('/google/v1/places:autocomplete', body, withKey)).json();
const italia = encodeURIComponent('Av. Italia 1500');

test('all three know the same house at the same place, each in its own words', async () => {
  const [feature] = (await photon(`api?q=${italia}`)).features;
  const [found] = await nominatim(`search?q=${italia}&addressdetails=1`);
  const [suggestion] = (await typed({ input: 'Av. Italia 1500', includedRegionCodes: ['cl'] }))
    .suggestions;
  const details = (
    await sandbox.get(`/google/v1/places/${suggestion.placePrediction.placeId}`, mask)
  ).json();
  expect(feature.properties).toMatchObject({
    osm_type: 'N',
    street: 'Av. Italia',
    housenumber: '1500',
    city: 'Ñuñoa',
    countrycode: 'CL',
  });
  expect(found.address).toMatchObject({
    road: 'Av. Italia',
    house_number: '1500',
    city: 'Ñuñoa',
    country_code: 'cl',
  });
  expect([found.osm_type, found.osm_id]).toEqual(['node', feature.properties.osm_id]);
  expect(suggestion.placePrediction.text.text).toBe('Av. Italia 1500, Ñuñoa, Chile');
  expect(details.addressComponents[0]).toMatchObject({
    longText: '1500',
    types: ['street_number'],
  });
  const places = [
    feature.geometry.coordinates.toReversed(),
    [Number(found.lat), Number(found.lon)],
    Object.values(details.location),
  ];
  for (const [latitude, longitude] of places) {
    expect(latitude).toBeCloseTo(places[0][0], 6);
    expect(longitude).toBeCloseTo(places[0][1], 6);
  }
});

test('a point leads to a house near it with all three, and to nothing at sea', async () => {
  const at = 'lat=-33.4505&lon=-70.6258';
  expect((await photon(`reverse?${at}`)).features[0].properties).toMatchObject({
    street: 'Av. Italia',
  });
  expect((await nominatim(`reverse?${at}`)).address).toMatchObject({ road: 'Av. Italia' });
  const geocode = async (latlng: string) =>
    (await sandbox.get(`/google/maps/api/geocode/json?latlng=${latlng}&key=${googleKey}`)).json();
  expect((await geocode('-33.4505,-70.6258')).results[0].address_components[1]).toMatchObject({
    long_name: 'Av. Italia',
  });
  expect(await geocode('-33,-72.5')).toMatchObject({ status: 'ZERO_RESULTS', results: [] });
  expect(await nominatim('reverse?lat=-33&lon=-72.5')).toEqual({ error: 'Unable to geocode' });
  expect((await photon('reverse?lat=-33&lon=-72.5')).features).toEqual([]);
});

test('an OSM id is found again, of houses by block and metres too', async () => {
  const [house] = await nominatim(
    `search?q=${encodeURIComponent('4a. Avenida 12-34 Zona 10')}&countrycodes=gt`,
  );
  const [again] = await nominatim(`lookup?osm_ids=N${house.osm_id}`);
  expect(again).toMatchObject({
    display_name: '12-34 4a. Avenida, Zona 10',
    lat: house.lat,
    lon: house.lon,
  });
});

test.each<[string, string, number]>([
  ['Photon: a parameter it does not have', '/photon/api?q=a&format=json', 400],
  ['Photon: a language it does not speak', '/photon/api?q=a&lang=es', 400],
  ['Photon: nothing to search for', '/photon/api?q=', 400],
  ['Photon: half a point to look around', '/photon/api?q=a&lat=1', 400],
  ['Photon: a point that is none', '/photon/reverse?lat=95&lon=0', 400],
  ['Nominatim: who does not say who it is', '/nominatim/search?q=a&format=jsonv2', 403],
])('%s', async (_what, url, status) => {
  expect((await sandbox.get(url, { 'user-agent': '' })).statusCode).toBe(status);
});

test.each<[string, object, number]>([
  ['a field it does not have', { input: 'a', query: 'a' }, 400],
  ['nothing to complete', { input: '' }, 400],
  ['a token that is too long', { input: 'a', sessionToken: 'a'.repeat(37) }, 400],
  [
    'a circle wider than 50 km',
    {
      input: 'a',
      locationBias: { circle: { center: { latitude: 0, longitude: 0 }, radius: 50_001 } },
    },
    400,
  ],
  [
    'a circle around nowhere',
    { input: 'a', locationBias: { circle: { center: { latitude: 91, longitude: 0 }, radius: 1 } } },
    400,
  ],
  ['a region that is none', { input: 'a', includedRegionCodes: ['Chile'] }, 400],
])('Google autocomplete refuses %s', async (_what, body, status) => {
  expect((await sandbox.post('/google/v1/places:autocomplete', body, withKey)).statusCode).toBe(
    status,
  );
});

test('Google gives nothing without its key, and no details without a mask or with a field it does not have', async () => {
  const [suggestion] = (await typed({ input: 'italia 1500' })).suggestions;
  const url = `/google/v1/places/${suggestion.placePrediction.placeId}`;
  const status = async (path: string, headers: Record<string, string>) =>
    (await sandbox.get(path, headers)).statusCode;
  expect(await status(url, {})).toBe(403);
  expect(await status(url, withKey)).toBe(400);
  expect(await status(url, { ...withKey, 'x-goog-fieldmask': 'id,phone' })).toBe(400);
  expect(await status('/google/v1/places/nobody', mask)).toBe(404);
  expect((await sandbox.post('/google/v1/places:autocomplete', { input: 'a' })).statusCode).toBe(
    403,
  );
  expect(
    (await sandbox.get('/google/maps/api/geocode/json?latlng=0,0&key=x')).json(),
  ).toMatchObject({ status: 'REQUEST_DENIED' });
});

test('keystrokes and the choice that ends them are one session; what has no token, or one that was used, is charged alone', async () => {
  const [suggestion] = (await typed({ input: 'ital', sessionToken: 's1' })).suggestions;
  await typed({ input: 'italia 15', sessionToken: 's1' });
  const choose = (token: string) =>
    sandbox.get(`/google/v1/places/${suggestion.placePrediction.placeId}${token}`, mask);
  await choose('?sessionToken=s1');
  const bill = async () => (await sandbox.get('/google/_bill')).json();
  expect(await bill()).toEqual({ sessions: 1, looseKeystrokes: 0, looseDetails: 0 });
  await typed({ input: 'merced', sessionToken: 's1' });
  await typed({ input: 'merced' });
  await choose('');
  expect(await bill()).toEqual({ sessions: 1, looseKeystrokes: 2, looseDetails: 1 });
});

test.each([
  ['photon', 'search', '/photon/api?q=italia'],
  ['nominatim', 'search', '/nominatim/search?q=italia&format=jsonv2'],
  [
    'google',
    'reverse',
    '/google/maps/api/geocode/json?latlng=-33.4505,-70.6258&key=sandbox-google-key',
  ],
])('%s fails while a fault is planned, and its key is not logged', async (provider, at, url) => {
  await sandbox.injectFault({ provider, at, fault: 'tooManyRequests' });
  expect((await sandbox.get(url, { 'user-agent': 'tests' })).statusCode).toBe(429);
  expect((await sandbox.get(url, { 'user-agent': 'tests' })).statusCode).toBe(200);
  const { body } = await sandbox.get('/_requests');
  expect(JSON.parse(body).requests[1]).toMatchObject({
    provider,
    call: at,
    fault: 'tooManyRequests',
    status: 429,
  });
  expect(body).not.toContain(googleKey);
});
