import { join } from 'node:path';
import { type AddressArea, partsOfArea } from '@comanda/domain/address/address-area.ts';
import { emptyWrittenAddress, writtenAddress } from '@comanda/domain/address/written-address.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGazetteer } from '../geocoding/gazetteer-file.ts';
import { type FolderDraft, tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/**
 * Tests addresses that a shopper types, in the fields of each country: from every area of the list
 * to a price or a refusal.
 */

const countries = [
  ['cl', '1439', '87654321'],
  ['gt', '12-34', '55554444'],
  ['mx', 'S/N', '5512345678'],
] as const;

/**
 * Text that a shopper types for an address in an area; if the area has none, any colonia and any
 * zona of the country.
 */
function wordsIn(country: (typeof countries)[number][0], number: string, area: AddressArea) {
  const parts = partsOfArea(area);
  const some = {
    postalCode: parts.postalCode || '01000',
    neighbourhood: parts.neighbourhood || 'La Loma',
    zone: parts.zone || '1',
  };
  const words = writtenAddress(addressSchemaOf(country), {
    ...emptyWrittenAddress,
    ...parts,
    ...some,
    street: 'Calle Larga',
    number,
  });
  if (!words.ok) throw new Error(`an address of ${area.name} lacks ${JSON.stringify(words.error)}`);
  const { textAddress: text_address, postalCode: postal_code, ...rest } = words.value;
  return { text_address, postal_code, ...rest };
}
const tenants = join(import.meta.dirname, '../../../../tenants');

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    tenants: await Promise.all(countries.map(([country]) => brandIn(country))),
  });
});
afterAll(() => server.close());

/** A brand that delivers within a kilometre of the first area of its country's list. */
async function brandIn(country: string): Promise<FolderDraft> {
  const folder = await tenantFolder(country);
  const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = (
    await readGazetteer(tenants, country)
  ).areas;
  const corner = (up: number, right: number) => ({
    latitude: latitude + up * 0.01,
    longitude: longitude + right * 0.01,
  });
  folder['tenant.json'].country = country;
  for (const store of folder['stores.json']) {
    Object.assign(store, { latitude, longitude });
    for (const zone of store.deliveryZones)
      zone.polygon = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  }
  return folder;
}

type Asked = {
  method?: 'GET' | 'POST' | 'DELETE';
  payload?: object;
  headers?: Record<string, string>;
};
async function ask(
  country: string,
  url: string,
  { method = 'GET', payload, headers = {} }: Asked = {},
) {
  const answer = await server.app.inject({
    method,
    url,
    headers: { host: `${country}.localhost`, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function shopper(country: string, phone: string): Promise<Record<string, string>> {
  const pass = (await ask(country, '/v1/settings')).body.createUserToken;
  const payload = { name: 'Camila Rojas', email: 'camila@example.com', phone };
  const { body } = await ask(country, '/v1/users', {
    method: 'POST',
    payload,
    headers: { 'x-create-user-token': pass },
  });
  return { authorization: `Bearer ${body.token}` };
}

test.each(countries)(
  'in %s a shopper can type an address in each area, with a number as %s: it is stored, and priced or reported as outside all zones',
  async (country, number, phone) => {
    const headers = await shopper(country, phone);
    const areas: AddressArea[] = (await ask(country, '/v1/geocoding/areas')).body;
    expect(areas.length).toBeGreaterThan(20);
    const covered: string[] = [];
    for (const area of areas) {
      const { latitude, longitude } = area;
      const words = wordsIn(country, number, area);
      const kept = await ask(country, '/v1/addresses', {
        method: 'POST',
        payload: { address: { ...words, latitude, longitude } },
        headers,
      });
      expect(kept).toMatchObject({
        status: 201,
        body: { city: words.city, municipality: words.municipality, hasStreetNumber: true },
      });
      await ask(country, `/v1/addresses/${kept.body.id}`, { method: 'DELETE', headers });
      const stores = (
        await ask(country, `/v2/stores/delivery?latitude=${latitude}&longitude=${longitude}`)
      ).body;
      const cart = {
        store_id: 1,
        dispatch_method: 'store_delivery',
        items: [{ key: 'a', product_id: 4, quantity: 1 }],
      };
      const priced = await ask(country, '/v1/shopping_carts/prices', {
        method: 'POST',
        payload: { cart, state: { latitude, longitude } },
      });
      if (stores.length > 0) covered.push(area.name);
      expect(priced).toMatchObject(
        stores.length > 0 ? { status: 200, body: { delivery: 1_990 } } : { body: { code: 1005 } },
      );
    }
    expect(covered).toContain(areas[0]?.name);
    expect(covered.length).toBeLessThan(areas.length);
  },
);

test.each([
  ['mx', { postal_code: '670' }, 'postalCode'],
  ['gt', { zone: '40' }, 'zone'],
] as const)(
  'in %s an address with %j is refused with the name of the field',
  async (country, wrong, field) => {
    const headers = await shopper(country, country === 'mx' ? '5512345678' : '55554444');
    const [area] = (await ask(country, '/v1/geocoding/areas')).body;
    const where = { latitude: area.latitude, longitude: area.longitude };
    const address = { ...wordsIn(country, '12-34', area), ...where, ...wrong };
    const { status, body } = await ask(country, '/v1/addresses', {
      method: 'POST',
      payload: { address },
      headers,
    });
    expect([status, body.metadata.fields]).toEqual([422, { [field]: { key: 'format' } }]);
  },
);
