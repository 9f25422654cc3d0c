import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { askForCode, codeMailer, type CodeMailer } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { takeJobs } from '../testing/take-jobs.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let codes: CodeMailer;
let people = 0;
let now = Date.parse('2026-11-21T15:30:00Z');

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  codes = codeMailer(server, owner);
});
beforeEach(() => owner.rows('burger', 'delete from jobs'));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const newEmail = () => `ana-${(people += 1)}@example.cl`;
const keyOf = (letter: string) => letter.repeat(22);
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1';

/**
 * Logs in through the mailed code, as a browser with this key. Each login is twenty minutes after
 * the one before: codes have a budget.
 */
async function logIn(email: string, browserKey?: string, userAgent = iphone) {
  server.setClock((now += 20 * 60_000));
  const { body: asked } = await askForCode(server, email);
  const { status, body } = await callApi(server, '/v1/users/verify_account', {
    method: 'POST',
    body: { email, verification_code: await codes.code(email) },
    headers: {
      'x-tenant': 'burger',
      'x-login-token': asked.loginToken,
      'x-browser-key': browserKey,
      'user-agent': userAgent,
    },
  });
  expect(status).toBe(200);
  return { id: body.user.id, token: body.token, tenant: 'burger' };
}

/** Takes the waiting notice jobs and returns the mails that they send. */
async function notices(): Promise<Mail[]> {
  const jobs = await takeJobs(owner, 'send-login-notice');
  const sent: Mail[] = [];
  const handlers = jobHandlers(server.deps, async (mail) => void sent.push(mail));
  for (const { payload } of jobs) {
    expect(JSON.stringify(payload)).not.toContain('@');
    await handlers['send-login-notice'](payload as never);
  }
  return sent;
}

test('a login by an unknown browser is mailed to the user, a login by a known one and the first login are not', async () => {
  const email = newEmail();
  await logIn(email, keyOf('a'));
  expect(await notices()).toEqual([]);
  await logIn(email, keyOf('a'));
  expect(await notices()).toEqual([]);
  await logIn(email, keyOf('b'));
  expect(await notices()).toMatchObject([{ to: email }]);
  await logIn(email, keyOf('b'));
  expect(await notices()).toEqual([]);
  for (const key of [undefined, 'short', `${keyOf('a')} `.padEnd(70, 'a')]) {
    await logIn(email, key);
    expect(await notices()).toHaveLength(1);
  }
  const other = newEmail();
  await logIn(other, keyOf('c'));
  await logIn(other, keyOf('a'));
  expect(await notices()).toMatchObject([{ to: other }]);
});

test('the mail names the families of browser and system, and its link ends all sessions', async () => {
  const email = newEmail();
  const first = await logIn(email, keyOf('a'));
  const second = await logIn(email, keyOf('b'));
  const [mail] = await notices();
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toBe('Nuevo ingreso a tu cuenta · Brasa & Pan');
  expect(mail.text).toContain('Safari en iPhone');
  expect(mail.text.replaceAll(/http\S+/g, '')).not.toContain('19');
  const [, origin, key = ''] = /(http\S+)\/\?endSessions=([\w.-]+)/.exec(mail.text) ?? [];
  expect(origin).toMatch(/^http:\/\/burger\.localhost/);
  const end = { method: 'POST', body: { key } };
  expect((await callApi(server, '/v1/users/sessions/end', end)).status).toBe(204);
  for (const session of [first, second]) {
    const { body } = await callApi(server, '/v1/users/me', { headers: guestHeaders(session) });
    expect(body.code).toBe(1021);
  }
});

test('no mail is sent about a session that has ended', async () => {
  const email = newEmail();
  await logIn(email, keyOf('a'));
  const second = await logIn(email, keyOf('b'));
  const out = { method: 'DELETE', headers: guestHeaders(second) };
  expect((await callApi(server, '/v1/users/session', out)).status).toBe(204);
  expect(await notices()).toEqual([]);
});

test('the table of known browsers has neither the key nor the same text for two users', async () => {
  const [one, other] = [newEmail(), newEmail()];
  await logIn(one, keyOf('z'));
  await logIn(other, keyOf('z'));
  const rows = await owner.rows<{ row: string }>(
    'burger',
    `select browser_hash as row from known_browsers b join users u on u.tenant_id = b.tenant_id
      and u.id = b.user_id where u.email = any ($1)`,
    [[one, other]],
  );
  expect(new Set(rows.map(({ row }) => row)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain('zzz');
});
