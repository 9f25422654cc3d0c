import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportTenant } from '../tenant/export-tenant.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const duo = {
  id: 1,
  name: 'Dúo',
  needs: [{ categoryIds: [1] }, { productIds: [3], quantity: 1 }],
  benefit: { kind: 'amount', amount: 14.9 },
};
let server: TestApp;
beforeAll(async () => {
  const mexican = await tenantFolder('tacos');
  mexican['tenant.json'].country = 'mx';
  mexican['offers.json'] = [duo];
  server = await testApp({ tenants: [mexican, await tenantFolder('burger')] });
});
afterAll(() => server.close());

const get = async (tenant: string): Promise<AnyJson> =>
  (await server.app.inject({ url: '/v1/settings', headers: { 'x-tenant': tenant } })).json();

test('the settings of a brand have its combos, with amounts in major units', async () => {
  expect((await get('tacos')).offers).toEqual([
    {
      id: 1,
      name: 'Dúo',
      needs: [
        { productIds: [], categoryIds: [1], quantity: 1 },
        { productIds: [3], categoryIds: [], quantity: 1 },
      ],
      benefit: { kind: 'amount', amount: 14.9 },
      maxPerOrder: null,
      hours: [],
      storeIds: [],
    },
  ]);
});

test('a brand without offers.json has no combos in its settings and pages', async () => {
  expect(await get('burger')).not.toHaveProperty('offers');
});

test('an export writes offers.json as it was imported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-offers-'));
  const owner = openDatabase({ url: server.database.ownerUrl, connections: 1 });
  await exportTenant(owner, 'tacos' as TenantId, folder);
  expect(JSON.parse(await readFile(join(folder, 'offers.json'), 'utf8'))).toEqual([duo]);
  await rm(folder, { recursive: true });
  await owner.close();
});
