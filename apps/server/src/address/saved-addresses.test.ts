import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let mine: string;

beforeAll(async () => {
  server = await testApp({ tenants: [await tenantFolder(), await tenantFolder('sushi')] });
});
afterAll(() => server.close());
beforeEach(async () => void (mine = await tokenOf()));

async function tokenOf(brand = 'burger'): Promise<string> {
  const headers = { host: `${brand}.localhost` };
  const pass = (await server.app.inject({ url: '/v1/settings', headers })).json().createUserToken;
  const payload = { name: 'Camila Rojas', email: 'camila@example.com', phone: '87654321' };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/users',
    payload,
    headers: { ...headers, 'x-create-user-token': pass },
  });
  return answer.json().token;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function ask(method: Method, path: string, address?: object, token = mine) {
  const headers = {
    authorization: `Bearer ${token}`,
    host: token.startsWith('sushi') ? 'sushi.localhost' : 'burger.localhost',
  };
  const answer = await server.app.inject({
    method,
    url: `/v1/addresses${path}`,
    headers,
    ...(address ? { payload: { address } } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const house = {
  kind: 'home',
  text_address: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  latitude: -33.4483,
  longitude: -70.6261,
};
const keep = async (changes: object = {}, token = mine) =>
  (await ask('POST', '', { ...house, ...changes }, token)).body;
const texts = async (token = mine) =>
  (await ask('GET', '', undefined, token)).body.map(
    (each: { textAddress: string }) => each.textAddress,
  );

test('an address is stored with its details, and its place is looked up and stored too', async () => {
  const { status, body } = await ask('POST', '', {
    ...house,
    apartment_details: ' Depto 402 ',
    dispatch_note: 'Portón verde',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'home',
    apartmentDetails: 'Depto 402',
    dispatchNote: 'Portón verde',
    description: null,
    hasStreetNumber: true,
  });
  expect(body.placeId).toMatch(/^cl:nunoa:avenida-italia:1\d{3}$/);
  expect((await ask('GET', '')).body).toEqual([body]);
});

test('a placeId from the shopper is stored unchanged, and a missing commune is taken from the place', async () => {
  expect(await keep({ place_id: 'osm:N12', city: '' })).toMatchObject({
    placeId: 'osm:N12',
    city: 'Ñuñoa',
  });
});

test('an approximate address stays approximate and does not get the house at its point', async () => {
  const street = await keep({ location_precision: 'street' });
  expect(street).toMatchObject({
    locationPrecision: 'street',
    locationConfirmed: false,
    placeId: null,
  });
  const middle = { latitude: -33.456, longitude: -70.598, text_address: 'Calle Larga 12, Ñuñoa' };
  expect(await keep({ ...middle, location_precision: 'exact' })).toMatchObject({
    locationPrecision: 'area',
    placeId: null,
  });
  const confirmed = await keep({ ...middle, location_precision: 'area', location_confirmed: true });
  expect(confirmed).toMatchObject({ locationPrecision: 'area', locationConfirmed: true });
  const moved = await ask('PATCH', `/${confirmed.id}`, { latitude: -33.4483, longitude: -70.6261 });
  expect(moved.body).toMatchObject({ locationPrecision: null, locationConfirmed: false });
  expect(moved.body.placeId).toMatch(/^cl:nunoa:avenida-italia:/);
});

test('postal code, colonia, municipality and zone are stored, changed, and empty if the shopper left them out', async () => {
  const parts = { postal_code: '06700', neighbourhood: 'Roma Norte', municipality: 'Cuauhtémoc' };
  const made = await keep(parts);
  expect(made).toMatchObject({
    postalCode: '06700',
    neighbourhood: 'Roma Norte',
    municipality: 'Cuauhtémoc',
    zone: '',
  });
  const { body } = await ask('PATCH', `/${made.id}`, { zone: '10', postal_code: '' });
  expect(body).toMatchObject({ postalCode: '', neighbourhood: 'Roma Norte', zone: '10' });
});

test('an address without a known place is stored without one', async () => {
  expect(await keep({ latitude: -33, longitude: -72.5 })).toMatchObject({ placeId: null });
});

test('if only the commune is known, the address has its commune and no place', async () => {
  expect(await keep({ latitude: -33.49, longitude: -70.6, city: '' })).toMatchObject({
    placeId: null,
    city: expect.stringMatching(/\p{L}/u),
  });
});

test('home comes first, then work, couple and other', async () => {
  for (const kind of ['other', 'couple', 'work', 'home'])
    await keep({ kind, text_address: `${kind} 1` });
  expect(await texts()).toEqual(['home 1', 'work 1', 'couple 1', 'other 1']);
});

test.each([
  [
    'without a street number',
    { text_address: 'Av. Italia, Ñuñoa' },
    { textAddress: { key: 'format' } },
  ],
  ['without a text', { text_address: '  ' }, { textAddress: { key: 'required' } }],
  [
    'without a commune that anybody knows',
    { city: ' ', latitude: -33, longitude: -72.5 },
    { city: { key: 'required' } },
  ],
])('an address %s is refused with the reason of the field', async (_what, changes, fields) => {
  const { status, body } = await ask('POST', '', { ...house, ...changes });
  expect([status, body.code, body.metadata.fields]).toEqual([422, 1001, fields]);
  expect(await texts()).toEqual([]);
});

test.each<[string, object]>([
  ['an unknown kind', { kind: 'friend' }],
  ['coordinates off the earth', { latitude: 91 }],
  ['no coordinates', { longitude: undefined }],
  ['a text without end', { text_address: `1${'a'.repeat(200)}` }],
])('%s is refused', async (_what, changes) => {
  expect((await ask('POST', '', { ...house, ...changes })).status).toBe(422);
});

test('the same address is stored once, with its newest details', async () => {
  const first = await keep({ dispatch_note: 'a' });
  const again = await keep({ dispatch_note: 'b' });
  expect([again.id, again.dispatchNote]).toEqual([first.id, 'b']);
  expect(await texts()).toHaveLength(1);
});

test('a shopper stores at most twenty addresses, and of two simultaneous ones for the last place one is stored', async () => {
  for (let number = 1; number < 20; number++)
    await keep({ kind: 'other', text_address: `Merced ${number}` });
  await Promise.all(
    [1, 2, 3, 4].map((number) =>
      ask('POST', '', { ...house, kind: 'other', text_address: `Merced ${number}` }),
    ),
  );
  const race = await Promise.all(
    [20, 21, 22, 23].map((number) =>
      ask('POST', '', { ...house, kind: 'other', text_address: `Merced ${number}` }),
    ),
  );
  expect(race.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  expect(race.find(({ status }) => status === 422)?.body).toMatchObject({
    code: 1007,
    metadata: { reason: 'full', limit: 20 },
  });
  expect(await texts()).toHaveLength(20);
  expect(
    (await ask('POST', '', { ...house, kind: 'other', text_address: 'Merced 3' })).status,
  ).toBe(201);
});

test('an update changes only the given fields, and a new point has its place looked up again', async () => {
  const { id, placeId } = await keep({ dispatch_note: 'Portón verde' });
  const renamed = (await ask('PATCH', `/${id}`, { kind: 'work', apartment_details: 'Of. 31' }))
    .body;
  expect(renamed).toMatchObject({
    id,
    kind: 'work',
    apartmentDetails: 'Of. 31',
    dispatchNote: 'Portón verde',
    placeId,
    textAddress: house.text_address,
  });
  const moved = (
    await ask('PATCH', `/${id}`, {
      text_address: 'Merced 300',
      city: 'Santiago',
      latitude: -33.4372,
      longitude: -70.644,
    })
  ).body;
  expect(moved).toMatchObject({ textAddress: 'Merced 300', city: 'Santiago', latitude: -33.4372 });
  expect(moved.placeId).not.toBe(placeId);
  expect((await ask('PATCH', `/${id}`, { text_address: 'Merced' })).body).toMatchObject({
    code: 1001,
  });
  expect(await texts()).toEqual(['Merced 300']);
});

test('simultaneous changes of one address are all stored', async () => {
  const { id } = await keep({ kind: 'home' });
  const changes = [
    { kind: 'work' },
    { dispatch_note: 'Portón verde' },
    { apartment_details: 'Of. 31' },
    { description: 'La oficina' },
  ];
  await Promise.all(changes.map((change) => ask('PATCH', `/${id}`, change)));
  expect((await ask('GET', '')).body).toMatchObject([
    {
      kind: 'work',
      dispatchNote: 'Portón verde',
      apartmentDetails: 'Of. 31',
      description: 'La oficina',
    },
  ]);
});

test('invisible characters are removed: line breaks, control characters, direction marks', async () => {
  const typed = {
    text_address: 'Merced 1\nGRATIS \u202e\u0007',
    city: 'N\u0303un\u0303oa',
    dispatch_note: ' Portón\r\n verde\ufeff',
  };
  expect(await keep(typed)).toMatchObject({
    textAddress: 'Merced 1 / GRATIS',
    city: 'Ñuñoa',
    dispatchNote: 'Portón / verde',
  });
});

test('an address cannot be changed into another stored address', async () => {
  const { id } = await keep();
  await keep({ text_address: 'Merced 300' });
  expect((await ask('PATCH', `/${id}`, { text_address: 'Merced 300' })).body.code).toBe(1004);
});

test('a shopper reads only their own addresses: other shoppers and other brands get 404', async () => {
  const { id } = await keep();
  for (const token of [await tokenOf(), await tokenOf('sushi')]) {
    expect((await ask('PATCH', `/${id}`, { kind: 'work' }, token)).status).toBe(404);
    expect((await ask('DELETE', `/${id}`, undefined, token)).status).toBe(404);
    expect(await texts(token)).toEqual([]);
  }
  expect(await texts()).toHaveLength(1);
});

test('a deleted address is gone', async () => {
  const { id } = await keep();
  expect((await ask('DELETE', `/${id}`)).status).toBe(204);
  expect((await ask('DELETE', `/${id}`)).status).toBe(404);
  expect(await texts()).toEqual([]);
});

test('a visitor stores no addresses', async () => {
  const answer = await server.app.inject({
    url: '/v1/addresses',
    headers: { host: 'burger.localhost' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 1006]);
});
