import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpScope } from '@comanda/domain/sign-up/sign-up-scope.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { runnableJobs } from '../jobs.ts';
import { ownerQueries, type OwnerQueries } from '../testing/owner-queries.ts';
import { runCli } from '../testing/run-cli.ts';
import type { Mail } from '../mail/mail.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const domain = 'pedidos.localhost';
let server: TestApp;
let owner: OwnerQueries;
const sent: Mail[] = [];
beforeAll(async () => {
  server = await testApp({
    config: { signUp: 'open', signUpDomain: domain, orderLimits: true },
  });
  await server.listenForChanges();
  owner = await ownerQueries(server.database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

type Headers = Record<string, string>;
const post = (
  url: string,
  payload: object,
  headers: Headers = {},
  { host = domain, address = '10.1.0.1' } = {},
) =>
  server.app.inject({
    ...{ method: 'POST', url, payload, remoteAddress: address },
    headers: { host, ...headers },
  });
const mail = async (name: string, payload: object): Promise<Mail> => {
  const job = runnableJobs(server.deps, async (each) => void sent.push(each)).find(
    (each) => each.name === name,
  );
  await job?.perform({ tenantId: signUpScope, ...payload });
  const last = sent.at(-1);
  if (last === undefined) throw new Error(`no mail of ${name}`);
  return last;
};

/** Asks for a code and returns it with the token of the browser. */
async function askForCode(email: string, more: object = {}) {
  const asked = await post('/v1/sign_up/codes', { email, ...more });
  if (asked.statusCode !== 200) return { asked, code: '', loginToken: '' };
  const [row] = await owner.rows<{ id: string }>(
    signUpScope,
    'select id from verifications where email = $1 order by created_at desc limit 1',
    [email],
  );
  const { text } = await mail('send-verification-code', { verificationId: row?.id });
  const code = /: (\d{6})$/mu.exec(text)?.[1] ?? '';
  return { asked, code, loginToken: String(asked.json().loginToken) };
}

const brandOf = (email: string, code: string, webName: string, more: object = {}) => ({
  email,
  verification_code: code,
  owner: 'Ana Soto',
  name: 'La Ñusta',
  country: 'cl',
  web_name: webName,
  ...more,
});

async function signUp(email: string, webName: string, address?: string) {
  const { code, loginToken } = await askForCode(email);
  return post(
    '/v1/sign_up/brands',
    brandOf(email, code, webName),
    { 'x-login-token': loginToken },
    address === undefined ? {} : { address },
  );
}

test('a person creates a brand by the mailed code, and is signed in at its counter once', async () => {
  const created = await signUp('ana@example.cl', 'la-nusta');
  expect([created.statusCode, created.json().code]).toEqual([201, undefined]);
  const { url, loginToken, verificationCode } = created.json();
  expect(url).toMatch(/^http:\/\/la-nusta\.pedidos\.localhost:\d+\/mostrador$/u);
  const host = `la-nusta.${domain}`;
  const signIn = () =>
    post(
      '/v1/counter/sessions',
      {
        email: 'ana@example.cl',
        verification_code: verificationCode,
        device: { name: 'Teléfono', is_shared: false },
      },
      { 'x-login-token': loginToken, 'x-platform': 'counter' },
      { host },
    );
  const signedIn = await signIn();
  expect(signedIn.json()).toMatchObject({ person: { name: 'Ana Soto', role: 'owner' } });
  expect((await signIn()).json()).toMatchObject({ message: 'AUTH_INVALID_PARAMETER' });
  const [brand] = await owner.rows('la-nusta', `select state, name from tenants where id = $1`, [
    'la-nusta',
  ]);
  expect(brand).toEqual({ state: 'new', name: 'La Ñusta' });

  const page = await server.app.inject({ url: '/', headers: { host } });
  expect(page.body).toContain('Todavía no abrimos');
  const stores = await server.app.inject({ url: '/v2/stores', headers: { host } });
  expect(stores.json()).toMatchObject([{ subscription: 'inactive' }]);
});

test('a new brand opens once a dish, hours, pickup, a way to pay and its address are there, and not before', async () => {
  const created = await signUp('eva@example.cl', 'eva-cocina', '10.2.0.1');
  const { loginToken, verificationCode } = created.json();
  const host = `eva-cocina.${domain}`;
  const signedIn = await post(
    '/v1/counter/sessions',
    {
      email: 'eva@example.cl',
      verification_code: verificationCode,
      device: { name: 'Teléfono', is_shared: false },
    },
    { 'x-login-token': loginToken, 'x-platform': 'counter' },
    { host },
  );
  const cookies = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = {
    ...{ host, cookie: cookies, 'x-platform': 'counter' },
    'x-counter-session': String(signedIn.json().id),
  };
  const opening = () => server.app.inject({ url: '/v1/counter/brand/opening', headers });
  const open = () =>
    post(
      '/v1/counter/brand/opening',
      {},
      { ...headers, 'idempotency-key': crypto.randomUUID() },
      { host },
    );
  expect((await opening()).json()).toEqual({
    isNew: true,
    done: ['name', 'delivery', 'payment'],
    missing: ['store', 'dishes'],
  });
  expect((await open()).json()).toMatchObject({
    message: 'INVALID_PARAMETER',
    metadata: { field: 'store' },
  });
  const hours = [
    {
      day: 1,
      openingTime: '10:00:00',
      closingTime: '22:00:00',
      dispatchMethod: 'in_store',
      position: 0,
    },
  ];
  await owner.rows(
    'eva-cocina',
    `update stores set document = document || $1::jsonb where tenant_id = 'eva-cocina'`,
    [
      {
        businessHours: hours,
        textAddress: 'Los Aromos 123',
        phone: '+56 9 8765 4321',
        orderMethod: 'in_store',
      },
    ],
  );
  await owner.rows('eva-cocina', `update menus set document = $1 where tenant_id = 'eva-cocina'`, [
    JSON.stringify({
      id: 1,
      name: 'Menú',
      categories: [],
      modifierGroups: [],
      products: [{ id: 1, name: 'Sopa', endDatetime: null }],
    }),
  ]);
  expect((await opening()).json().missing).toEqual([]);
  expect((await open()).json()).toEqual({ isOpen: true });
  await expect
    .poll(async () => (await server.app.inject({ url: '/v2/stores', headers: { host } })).json())
    .toMatchObject([{ subscription: 'active' }]);
  expect((await opening()).json().isNew).toBe(false);
});

test('a taken name leaves the code usable, and a wrong code creates nothing', async () => {
  const { code, loginToken } = await askForCode('luis@example.cl');
  const create = (webName: string, typed = code) =>
    post('/v1/sign_up/brands', brandOf('luis@example.cl', typed, webName), {
      'x-login-token': loginToken,
    });
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await create('luis-cocina', wrong)).json()).toMatchObject({
    message: 'AUTH_INVALID_PARAMETER',
    metadata: { triesLeft: 4 },
  });
  expect((await create('burger')).json()).toMatchObject({ message: 'REPEATED_DATABASE_VALUE' });
  expect((await create('www')).json()).toMatchObject({ message: 'FIELD_VALIDATION' });
  expect((await create('luis-cocina')).statusCode).toBe(201);
  expect((await create('luis-otra')).json()).toMatchObject({ message: 'AUTH_INVALID_PARAMETER' });
});

test('a mailbox has one brand that never opened, and a network creates three a day', async () => {
  const from = (address: string) => async (email: string, name: string) =>
    (await signUp(email, name, address)).json();
  const here = from('10.9.0.1');
  expect(await here('eins@example.cl', 'eins-uno')).toMatchObject({ email: 'eins@example.cl' });
  expect(await here('eins+2@example.cl', 'eins-dos')).toMatchObject({
    message: 'AUTH_EMAIL_EXISTS',
  });
  await here('zwei@example.cl', 'zwei-uno');
  await here('drei@example.cl', 'drei-uno');
  expect(await from('10.9.0.77')('vier@example.cl', 'vier-uno')).toMatchObject({
    message: 'TOO_MANY_REQUESTS',
  });
  expect(await from('10.9.1.1')('vier@example.cl', 'vier-uno')).toMatchObject({
    email: 'vier@example.cl',
  });
});

test('two people who take one name at once get one brand between them', async () => {
  const emails = ['uno@example.cl', 'dos@example.cl'];
  const proofs = await Promise.all(emails.map((email) => askForCode(email)));
  const answers = await Promise.all(
    proofs.map(({ code, loginToken }, place) =>
      post(
        '/v1/sign_up/brands',
        brandOf(emails[place] ?? '', code, 'la-misma'),
        { 'x-login-token': loginToken },
        { address: `10.3.${place}.1` },
      ),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('the sign-up answers on its own host alone, and no call of a shop does there', async () => {
  const body = { email: 'ana@example.cl' };
  expect((await post('/v1/sign_up/codes', body, {}, { host: 'burger.localhost' })).statusCode).toBe(
    421,
  );
  const settings = await server.app.inject({ url: '/v1/settings', headers: { host: domain } });
  expect(settings.statusCode).toBe(421);
});

test('the serving role creates no brand without a proved mailbox, and writes no brand itself', async () => {
  const tenantId = 'stolen' as TenantId;
  const { withTenant } = await import('../platform/db/tenant-transaction.ts');
  const { default: sql } = await import('sql-template-tag');
  let turn = 0;
  const refusal = (statement: ReturnType<typeof sql>) =>
    withTenant(server.deps.db, tenantId, (tx) => tx.query(`stolen-${(turn += 1)}`, statement)).then(
      () => 'done',
      (error: Error) => error.message,
    );
  expect(
    await refusal(sql`select create_brand('{"id": "stolen"}', 'none', '[]', now())`),
  ).toContain('no mailbox was proved');
  expect(
    await refusal(sql`insert into tenants (id, name, country, digest, version, imported_at)
      values ('stolen', 'x', 'cl', '', 1, now())`),
  ).toContain('permission denied');
  expect(await refusal(sql`update tenants set state = 'open'`)).toContain('permission denied');
});

test('an invited person gets a code for the email of the invitation alone, while only invited people do', async () => {
  const changed = { ...server.deps.config, signUp: 'invited' as const };
  Object.assign(server.deps.config, changed);
  const invited = await runCli('tenant-cli.ts', ['invite', 'Rosa@Example.cl'], {
    DATABASE_URL: server.database.ownerUrl,
  });
  expect(invited).toMatchObject({ code: 0, output: expect.stringContaining('rosa@example.cl') });
  const [row] = await owner.rows<{ id: string }>(
    signUpScope,
    'select id from sign_up_invitations',
    [],
  );
  const { text, to } = await mail('send-sign-up-invitation', { invitationId: row?.id });
  expect(to).toBe('rosa@example.cl');
  const link = new URL(/https?:\S+/u.exec(text)?.[0] ?? '');
  expect(`${link.host}${link.pathname}`).toMatch(/^pedidos\.localhost:\d+\/alta$/u);
  const invitation = new URLSearchParams(link.hash.slice(1)).get('invitacion');
  const statusOf = async (email: string, more: object) =>
    (await askForCode(email, more)).asked.statusCode;
  expect(await statusOf('rosa@example.cl', {})).toBe(403);
  expect(await statusOf('otra@example.cl', { invitation })).toBe(403);
  expect(await statusOf('rosa@example.cl', { invitation: `${row?.id}.x` })).toBe(403);
  expect(await statusOf('rosa@example.cl', { invitation })).toBe(200);
  Object.assign(server.deps.config, { signUp: 'open' });
});
