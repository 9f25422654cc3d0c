import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';
import { ownerQueries } from '../testing/owner-queries.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { testRefusals } from '../testing/folder-refusals.ts';
import type { AnyJson } from '../testing/any-json.ts';

const companies = [
  { id: 1, name: 'Andes', domains: ['andes.cl', 'norte.andes.cl'] },
  { id: 2, name: 'Ñandú', domains: ['xn--and-6ma2c.cl'] },
];

const coupon = (code: string, changes: object) => ({
  code,
  name: `Cupón ${code}`,
  discount: { kind: 'percent', value: 10 },
  ...changes,
});
const coupons = [
  coupon('ANDES', { companyIds: [1], endsAt: '2090-12-03 23:59' }),
  coupon('ANDES1', { companyIds: [1, 2], maxUsesPerUser: 1 }),
  coupon('ANDES-OLD', { companyIds: [1], endsAt: '2020-01-01 23:59' }),
  coupon('ANDES-OFF', { companyIds: [1], enabled: false }),
  coupon('NANDU', { companyIds: [2] }),
  coupon('ALL', {}),
];

let server: TestApp;
beforeAll(async () => {
  const burger = await tenantFolder();
  burger['companies.json'] = companies;
  burger['coupons.json'] = coupons;
  server = await testApp({ tenants: [burger, await tenantFolder('sushi')] });
});
afterAll(() => server.close());

async function read(path: string, email: string, tenant = 'burger'): Promise<AnyJson> {
  return readAs(path, await createTestUser(server, { email }, tenant));
}
async function readAs(path: string, { token, tenant }: TestUser): Promise<AnyJson> {
  const answer = await server.app.inject({
    url: path,
    headers: { 'x-tenant': tenant, authorization: `Bearer ${token}` },
  });
  return answer.json();
}
const companiesOf = (email: string, tenant?: string) => read('/v1/users/companies', email, tenant);

const andes = {
  id: 1,
  name: 'Andes',
  coupons: [
    { code: 'ANDES', name: 'Cupón ANDES', endsAt: '2090-12-03 23:59' },
    { code: 'ANDES1', name: 'Cupón ANDES1', endsAt: null },
  ],
};

test('a user has the companies whose mail domain the proved email has, without the other domains', async () => {
  expect(await companiesOf('ana@andes.cl')).toEqual([andes]);
  expect(await companiesOf('eva@norte.andes.cl')).toEqual([andes]);
  expect(await companiesOf('eva@sur.andes.cl')).toEqual([]);
  expect(await companiesOf('eva@gmail.com')).toEqual([]);
});

test('a company has the coupons that its people can still use, and none that this user has used up', async () => {
  const pia = await createTestUser(server, { email: 'pia@andes.cl' });
  const codes = async () =>
    (await readAs('/v1/users/companies', pia))[0].coupons.map(({ code }: { code: string }) => code);
  expect(await codes()).toEqual(['ANDES', 'ANDES1']);
  const owner = await ownerQueries(server.database.ownerUrl);
  await owner.rows(
    'burger',
    `insert into coupon_uses (tenant_id, order_id, code, typed_code, name, user_id, is_counted,
      used_at)
     values ('burger', gen_random_uuid(), 'ANDES1', 'andes1', 'Cupón', $1, false, now())`,
    [pia.id],
  );
  await owner.end();
  expect(await codes()).toEqual(['ANDES']);
});

test('a brand without companies.json has none', async () => {
  expect(await companiesOf('ana@andes.cl', 'sushi')).toEqual([]);
});

test('a user who has ordered nothing has used no coupon', async () => {
  expect(await read('/v1/users/used_coupons', 'zoe@andes.cl')).toEqual([]);
});

test('an exported folder has the companies of the brand', async () => {
  const owner = openDatabase({ url: server.database.ownerUrl, connections: 1 });
  const folder = await mkdtemp(join(tmpdir(), 'comanda-companies-'));
  await exportTenant(owner, 'burger' as TenantId, folder);
  expect(JSON.parse(await readFile(join(folder, 'companies.json'), 'utf8'))).toEqual(companies);
  await rm(folder, { recursive: true });
  await owner.close();
});

test.each(['/v1/users/companies', '/v1/users/used_coupons'])(
  '%s is for users alone',
  async (url) => {
    expect((await server.app.inject({ url, headers: { 'x-tenant': 'burger' } })).statusCode).toBe(
      401,
    );
  },
);

const companiesFile = (value: unknown) => (draft: AnyJson) => (draft['companies.json'] = value);
const company = (id: number, ...domains: string[]) => ({ id, name: `Empresa ${id}`, domains });

testRefusals([
  [
    'a company with a public mail domain',
    companiesFile([company(1, 'gmail.com')]),
    'companies.json at [0].domains[0]: gives a mailbox to anybody',
  ],
  [
    'a company with the same domain as another',
    companiesFile([company(1, 'andes.cl'), company(2, 'sur.cl', 'andes.cl')]),
    'companies.json: domains must differ from each other: andes.cl is there twice',
  ],
  [
    'two companies with one id',
    companiesFile([company(1, 'andes.cl'), company(1, 'sur.cl')]),
    'companies.json: ids of companies must differ from each other: 1 is there twice',
  ],
  [
    'a domain with letters outside of ASCII',
    companiesFile([company(1, 'ñandú.cl')]),
    'companies.json at [0].domains[0]: must be a mail domain in lower case',
  ],
  [
    'a domain in capitals',
    companiesFile([company(1, 'Andes.cl')]),
    'companies.json at [0].domains[0]: must be a mail domain in lower case',
  ],
  [
    'an address instead of a domain',
    companiesFile([company(1, 'ana@andes.cl')]),
    'companies.json at [0].domains[0]: must be a mail domain in lower case',
  ],
  [
    'punycode that means nothing',
    companiesFile([company(1, 'xn--a.cl')]),
    'companies.json at [0].domains[0]: is no domain name',
  ],
  ['a company without a domain', companiesFile([company(1)]), 'companies.json at [0].domains: '],
  [
    'a survey question that does not exist',
    (draft) => (draft['settings.json'].survey = { questions: { price: '¿Precio?' } }),
    'settings.json at survey.questions.price',
  ],
  [
    'a survey question without a text',
    (draft) => (draft['settings.json'].survey = { questions: { taste: ' ' } }),
    'settings.json at survey.questions.taste: must not be empty',
  ],
  [
    'a survey of version 0',
    (draft) => (draft['settings.json'].survey = { version: 0 }),
    'settings.json at survey.version',
  ],
]);
