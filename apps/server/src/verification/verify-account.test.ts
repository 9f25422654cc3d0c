import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { codeMailer, type CodeMailer, askForCode, verifyCode } from '../testing/code-mails.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  callApi,
  createTestGuest,
  createUser,
  guestHeaders,
  placeTestOrder,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let mails: CodeMailer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  mails = codeMailer(server, owner);
});
beforeEach(() => mails.clear());
afterEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const minute = 60_000;
let people = 0;
const newEmail = () => `ana-${(people += 1)}@example.cl`;
const tokenOf = ({ body }: Awaited<ReturnType<typeof askForCode>>) => String(body.loginToken);
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));

test('a code that was mailed logs a new person in, and later the same account again', async () => {
  const email = newEmail();
  const asked = await askForCode(server, email);
  expect(asked.status).toBe(200);
  expect(Object.keys(asked.body).toSorted()).toEqual([
    'codeLength',
    'expiresAt',
    'loginToken',
    'resendAt',
  ]);
  expect(asked.body).toMatchObject({
    codeLength: 6,
    expiresAt: new Date(noon + 10 * minute).toISOString(),
    resendAt: new Date(noon + minute).toISOString(),
  });
  const code = await mails.code(email);
  expect(code).toMatch(/^\d{6}$/);
  const first = await verifyCode(server, email, code, tokenOf(asked));
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ merged: null, user: { email, name: '', phone: '' } });
  const me = await callApi(server, '/v1/users/me', {
    headers: guestHeaders({ id: '', token: first.body.token, tenant: 'burger' }),
  });
  expect(me.body).toEqual({ ...first.body.user, invitationCode: null });
  server.setClock(noon + 1);
  const again = await askForCode(server, email);
  const second = await verifyCode(server, email, await mails.code(email), tokenOf(again));
  expect(second.body.user).toEqual(first.body.user);
  expect(second.body.token).not.toBe(first.body.token);
});

test('a wrong code is counted, and after five tries the right one is refused as well', async () => {
  const email = newEmail();
  const loginToken = tokenOf(await askForCode(server, email));
  const code = await mails.code(email);
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await verifyCode(server, email, wrong(code), loginToken)).toMatchObject({
      status: 422,
      body: { code: 1027, metadata: { triesLeft } },
    });
  expect(await verifyCode(server, email, code, loginToken)).toMatchObject({
    status: 422,
    body: { code: 1027, metadata: { triesLeft: 0 } },
  });
});

test('a code is worth nothing without the login token, in another browser, for another email or brand, twice, or late', async () => {
  const email = newEmail();
  const loginToken = tokenOf(await askForCode(server, email));
  const code = await mails.code(email);
  const refused = { status: 422, body: { code: 1027, metadata: { triesLeft: 0 } } };
  expect(await verifyCode(server, email, code)).toMatchObject(refused);
  const other = tokenOf(await askForCode(server, newEmail()));
  expect(await verifyCode(server, email, code, other)).toMatchObject({
    status: 422,
    body: { code: 1027, metadata: { triesLeft: 4 } },
  });
  expect(await verifyCode(server, newEmail(), code, loginToken)).toMatchObject({
    body: { code: 1027, metadata: { triesLeft: 4 } },
  });
  expect(await verifyCode(server, email, code, loginToken, 'sushi')).toMatchObject(refused);
  server.setClock(noon + 10 * minute);
  expect(await verifyCode(server, email, code, loginToken)).toMatchObject(refused);
  server.setClock(noon + 10 * minute - 1);
  expect(await verifyCode(server, email, code, loginToken)).toMatchObject({ status: 200 });
  expect(await verifyCode(server, email, code, loginToken)).toMatchObject(refused);
});

test('a text that is no code or no email is refused by its field and counts no try', async () => {
  const email = newEmail();
  const loginToken = tokenOf(await askForCode(server, email));
  const code = await mails.code(email);
  for (const typed of ['', '12345', 'U234567890'])
    expect(await verifyCode(server, email, typed, loginToken)).toMatchObject({
      status: 422,
      body: { code: 1001, metadata: { fields: { verificationCode: { key: 'format' } } } },
    });
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  expect((await verifyCode(server, email, spaced, loginToken)).status).toBe(200);
  expect(await askForCode(server, 'ana@')).toMatchObject({
    status: 422,
    body: { code: 1001, metadata: { fields: { email: { key: 'email' } } } },
  });
});

test('an old token of the browser is ignored, one of another brand and that of a user are refused', async () => {
  const guest = await createTestGuest(server);
  const email = newEmail();
  const ask = (token: string, tenant = 'burger') =>
    callApi(server, '/v1/users/login', {
      method: 'POST',
      body: { email },
      headers: guestHeaders({ id: '', token, tenant }, { 'x-user-id': guest.id }),
    });
  expect((await ask(guest.token)).status).toBe(200);
  server.setClock(noon + 25 * 60 * minute);
  const asked = await ask(guest.token);
  expect(asked.status).toBe(200);
  expect(await ask(guest.token, 'sushi')).toMatchObject({ status: 401, body: { code: 1021 } });
  const { body } = await verifyCode(server, email, await mails.code(email), tokenOf(asked));
  expect(
    await callApi(server, '/v1/users/login', {
      method: 'POST',
      body: { email },
      headers: guestHeaders({ id: '', token: body.token, tenant: 'burger' }),
    }),
  ).toMatchObject({ status: 403, body: { code: 1006 } });
});

test('a guest who proves the email of the orders takes them along, and a guest of another email does not', async () => {
  const email = newEmail();
  const own = (await createUser(server, { email: email.toUpperCase() })).body;
  const other = (await createUser(server, { email: newEmail() })).body;
  for (const { id, token } of [own, other])
    await placeTestOrder(server, { id, token, tenant: 'burger' });
  const logIn = async (guestToken: string, at: number) => {
    server.setClock(noon + at);
    const loginToken = tokenOf(await askForCode(server, email));
    const code = await mails.code(email);
    return verifyCode(server, email, code, loginToken, 'burger', {
      authorization: `Bearer ${guestToken}`,
    });
  };
  expect((await logIn(other.token, 0)).body.merged).toBeNull();
  const { body } = await logIn(own.token, 1);
  expect(body.merged).toEqual({ orders: 1, addresses: 0 });
  const me = guestHeaders({ id: '', token: body.token, tenant: 'burger' });
  expect((await callApi(server, '/v1/orders', { headers: me })).body).toHaveLength(1);
});

test('the table and the jobs have neither the code nor the link’s code nor the login token', async () => {
  const email = newEmail();
  const loginToken = tokenOf(await askForCode(server, email));
  const { text } = await mails.latest(email);
  const code = await mails.code(email);
  const oob = /oobCode=([\w-]{43})/.exec(text)?.[1] ?? 'none';
  const stored = JSON.stringify(await owner.rows('burger', 'select * from verifications'));
  const jobs = JSON.stringify(await owner.rows('burger', `select payload, key from jobs`));
  for (const secret of [oob, loginToken, loginToken.split('.')[1] ?? '', `"${code}"`])
    expect(stored).not.toContain(secret);
  for (const secret of [oob, loginToken, code, email]) expect(jobs).not.toContain(secret);
});

test('a mail that the mail server refuses is tried again with the same code; a used or expired one is not mailed', async () => {
  const email = newEmail();
  const asked = await askForCode(server, email);
  mails.failNext();
  await expect(mails.run(email)).rejects.toThrow('no mail server');
  await mails.run(email);
  await mails.run(email);
  const sent = mails.sent.filter(({ to }) => to === email);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  await verifyCode(server, email, await mails.code(email), tokenOf(asked));
  mails.clear();
  await mails.run(email);
  const late = newEmail();
  await askForCode(server, late);
  server.setClock(noon + 10 * minute);
  await mails.run(late);
  expect(mails.sent).toEqual([]);
});

test('a tenant’s mail names the tenant', async () => {
  const email = newEmail();
  await askForCode(server, email, {}, 'sushi');
  const { html, text } = await mails.latest(email, 'sushi' as TenantId);
  expect(text.match(/https?:\/\/\S+/g)).toHaveLength(1);
  expect(html).toContain('oobCode=');
});
