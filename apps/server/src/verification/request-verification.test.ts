import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { askForCode, type CodeMailer, codeMailer, verifyCode } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let mails: CodeMailer;

const minute = 60_000;
const hour = 60 * minute;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  const config = { ...readConfig({}), demo: true, trustProxy: '127.0.0.1' };
  server = await startOrderServer(database.appUrl, { config });
  mails = codeMailer(server, owner);
});
beforeEach(async () => {
  for (const table of ['verifications', 'verification_budgets'])
    await owner.rows('burger', `delete from ${table}`);
});
afterEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const tokenOf = ({ body }: Awaited<ReturnType<typeof askForCode>>) => String(body.loginToken);
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
const waitingMails = async () =>
  (await owner.rows('burger', `select from jobs where key like 'verif%'`)).length;
const spent = (seconds: number) => ({ status: 429, body: { code: 1042, metadata: { seconds } } });

test('an email gets five codes an hour, in any spelling of its mailbox, and the refusal says when the next one may be asked for', async () => {
  const spellings = ['ana@gmail.com', 'Ana@Gmail.com', 'a.na+x@gmail.com', 'ana+1@googlemail.com'];
  for (const email of spellings) expect((await askForCode(server, email)).status).toBe(200);
  server.setClock(noon + 10 * minute);
  expect((await askForCode(server, 'ana@gmail.com')).status).toBe(200);
  expect(await askForCode(server, 'ana@gmail.com')).toMatchObject(spent(50 * 60));
  const refused = await fetch(`${server.origin}/v1/users/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ana@gmail.com' }),
    headers: { 'content-type': 'application/json', 'x-tenant': 'burger' },
  });
  expect(refused.headers.get('retry-after')).toBe(String(50 * 60));
  expect((await askForCode(server, 'otra@gmail.com')).status).toBe(200);
  expect((await askForCode(server, 'ana@gmail.com', {}, 'sushi')).status).toBe(200);
  server.setClock(noon + hour);
  for (let at = 0; at < 4; at += 1)
    expect((await askForCode(server, 'ana@gmail.com')).status).toBe(200);
  expect(await askForCode(server, 'ana@gmail.com')).toMatchObject(spent(10 * 60));
});

test('the same code is mailed again while it is valid for three minutes, and not twice within a minute', async () => {
  const asked = await askForCode(server, 'ana@example.cl');
  const code = await mails.code('ana@example.cl');
  const again = () => askForCode(server, 'ana@example.cl', { 'x-login-token': tokenOf(asked) });
  const before = await waitingMails();
  expect((await again()).body).toEqual(asked.body);
  expect(await waitingMails()).toBe(before);
  server.setClock(noon + 7 * minute);
  expect((await again()).body).toEqual({
    ...asked.body,
    resendAt: new Date(noon + 8 * minute).toISOString(),
  });
  expect(await mails.code('ana@example.cl')).toBe(code);
  server.setClock(noon + 8 * minute);
  const late = await again();
  expect(late.body.loginToken).not.toBe(tokenOf(asked));
  expect(await mails.code('ana@example.cl')).not.toBe(code);
  expect((await verifyCode(server, 'ana@example.cl', code, tokenOf(asked))).status).toBe(200);
});

test('after ten wrong codes for an email its codes have ten characters for a day, and those of six digits are not accepted any more', async () => {
  const attack = async () => {
    const asked = await askForCode(server, 'ana@example.cl');
    const code = await mails.code('ana@example.cl');
    for (let at = 0; at < 5; at += 1)
      await verifyCode(server, 'ana@example.cl', wrong(code), tokenOf(asked));
  };
  const victim = await askForCode(server, 'ana@example.cl');
  const short = await mails.code('ana@example.cl');
  server.setClock(noon + 1);
  await attack();
  server.setClock(noon + 2);
  await attack();
  expect(await verifyCode(server, 'ana@example.cl', short, tokenOf(victim))).toMatchObject({
    status: 422,
    body: { code: 1027, metadata: { triesLeft: 0 } },
  });
  server.setClock(noon + 3);
  const longer = await askForCode(server, 'ana@example.cl');
  expect(longer.body.codeLength).toBe(10);
  const long = await mails.code('ana@example.cl');
  expect(long).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  const typed = `${long.slice(0, 5).toLowerCase()}-${long.slice(5)}`;
  expect((await verifyCode(server, 'ana@example.cl', typed, tokenOf(longer))).status).toBe(200);
  expect((await askForCode(server, 'otra@example.cl')).body.codeLength).toBe(6);
  expect(await server.deps.metrics.text()).toContain(
    'comanda_limit_hits_total{limit="wrongCodes"} 1',
  );
  server.setClock(noon + 24 * hour + 2);
  expect((await askForCode(server, 'ana@example.cl')).body.codeLength).toBe(6);
});

let people = 0;
/** Asks from an address for a code of an email that nobody asked for before. */
const from = (address: string, headers: Record<string, string> = {}) =>
  askForCode(server, `ana-${(people += 1)}@example.cl`, { 'x-forwarded-for': address, ...headers });

test('a host gets twenty codes an hour and a brand sixty a minute, for all emails together', async () => {
  for (const network of ['2001:db8:1:1', '2001:db8:2:2', '192.0.2.1'])
    for (let at = 0; at < 20; at += 1) {
      const address = network.includes(':') ? `${network}::${at}` : network;
      expect((await from(address)).status).toBe(200);
    }
  expect(await from('198.51.100.2')).toMatchObject(spent(60));
  server.setClock(noon + minute);
  expect((await from('198.51.100.2')).status).toBe(200);
  expect(await from('192.0.2.1')).toMatchObject(spent(59 * 60));
  expect(await from('2001:db8:1:1::ffff')).toMatchObject(spent(59 * 60));
});

test.each([
  ['80 networks of one IPv6 /48', (n: number) => `2001:db8:1:${(n * 256).toString(16)}::1`, 50],
  ['80 networks of one household', (n: number) => `2001:db8:1:${n.toString(16)}::1`, 30],
  ['80 addresses of one IPv4 /24', (n: number) => `192.0.2.${n}`, 50],
])('%s get fewer codes than a brand has in a minute, and others log in', async (_, nth, most) => {
  const statuses: number[] = [];
  for (let at = 0; at < 80; at += 1) statuses.push((await from(nth(at))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - most);
  expect((await from('2001:db8:2::1')).status).toBe(200);
  expect((await from('198.51.100.7')).status).toBe(200);
});

test('a brand whose codes of a minute are spent keeps out neither a known browser nor a user', async () => {
  const key = { 'x-browser-key': 'my-own-browser-0123456789' };
  const asked = await askForCode(server, 'mia@example.cl', key);
  const code = await mails.code('mia@example.cl');
  await verifyCode(server, 'mia@example.cl', code, tokenOf(asked), 'burger', key);
  const user = await createTestUser(server);
  server.setClock(noon + hour);
  for (let site = 0; site < 60; site += 1)
    expect((await from(`2001:db8:${site.toString(16)}::1`)).status).toBe(200);
  expect(await from('2001:db8:ffff::1')).toMatchObject(spent(60));
  const known = { ...key, 'x-forwarded-for': '2001:db8:1::1' };
  expect((await askForCode(server, 'mia@example.cl', known)).status).toBe(200);
  const body = { purpose: 'erasure' };
  const ask = () =>
    callApi(server, '/v1/users/me/codes', { method: 'POST', body, headers: guestHeaders(user) });
  expect((await ask()).status).toBe(200);
});

test('a hundred wrong codes at a brand leave the six digits of a known browser as they are', async () => {
  const key = { 'x-browser-key': 'my-own-browser-0123456789' };
  const first = await askForCode(server, 'eva@example.cl', key);
  const login = await mails.code('eva@example.cl');
  await verifyCode(server, 'eva@example.cl', login, tokenOf(first), 'burger', key);
  server.setClock(noon + 1);
  const asked = await askForCode(server, 'eva@example.cl', key);
  const code = await mails.code('eva@example.cl');
  for (let site = 0; site < 20; site += 1) {
    const attack = await from(`2001:db8:${site.toString(16)}::1`);
    for (let at = 0; at < 5; at += 1)
      await verifyCode(server, `ana-${people}@example.cl`, '000000', tokenOf(attack));
  }
  expect((await from('198.51.100.7')).body.codeLength).toBe(10);
  expect((await askForCode(server, 'eva@example.cl', key)).body.codeLength).toBe(6);
  const typed = await verifyCode(server, 'eva@example.cl', code, tokenOf(asked), 'burger', key);
  expect(typed.status).toBe(200);
});

test('the link of the mail logs in the browser that asked, by a POST, on the brand’s own host', async () => {
  const email = 'ana@example.cl';
  const asked = await askForCode(server, email, { 'x-forwarded-host': 'evil.example' });
  const [, host, oob] =
    /(http\S+)\/\?oobCode=([\w-]{43})$/mu.exec((await mails.latest(email)).text) ?? [];
  expect(host).toMatch(/^http:\/\/burger\.localhost:\d+$/);
  const open = (code: string | undefined, loginToken?: string) =>
    callApi(server, '/v1/users/verify_account', {
      method: 'POST',
      body: { email, oob_code: code },
      headers: { 'x-tenant': 'burger', 'x-login-token': loginToken },
    });
  expect((await open(oob)).status).toBe(422);
  expect((await open('x'.repeat(43), tokenOf(asked))).body.metadata).toEqual({ triesLeft: 4 });
  expect(await open(oob, tokenOf(asked))).toMatchObject({ status: 200, body: { user: { email } } });
  expect((await open(oob, tokenOf(asked))).body.metadata).toEqual({ triesLeft: 0 });
});

test('a user gets codes for a new email and for the erasure, which are bound to the user and the purpose', async () => {
  const user = await createTestUser(server);
  const ask = (body: object) =>
    callApi(server, '/v1/users/me/codes', { method: 'POST', body, headers: guestHeaders(user) });
  expect((await ask({ purpose: 'login' })).status).toBe(422);
  expect(await ask({ purpose: 'email_change' })).toMatchObject({
    body: { code: 1001, metadata: { fields: { email: { key: 'required' } } } },
  });
  const asked = await ask({ purpose: 'email_change', email: 'Nueva@example.cl' });
  expect(asked.body).toMatchObject({ codeLength: 6 });
  const { text } = await mails.latest('nueva@example.cl');
  expect(text).toContain('correo nuevo');
  expect(text).not.toContain('http');
  const code = await mails.code('nueva@example.cl');
  expect((await verifyCode(server, 'nueva@example.cl', code, tokenOf(asked))).status).toBe(422);
  expect((await ask({ purpose: 'erasure', email: 'ajena@example.cl' })).status).toBe(200);
  expect((await mails.latest(user.email)).text).toContain('borrar tu cuenta');
});
