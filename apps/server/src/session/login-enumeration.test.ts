import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForCode, type CodeMailer, codeMailer, verifyCode } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { createUser } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let mails: CodeMailer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  mails = codeMailer(server, owner);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

/**
 * Everything about an answer that the caller can see or measure, without the values that are
 * random.
 */
async function traceOf(path: string, body: object, headers: Record<string, string> = {}) {
  const before = server.deps.db.statements();
  const answer = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-tenant': 'burger', ...headers },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: [...answer.headers.keys()].filter((name) => name !== 'date'),
    length: text.length,
    keys: Object.keys(JSON.parse(text)).toSorted(),
    statements: server.deps.db.statements() - before,
  };
}
const waitingMails = async (email: string) =>
  (
    await owner.rows(
      'burger',
      `select from jobs j join verifications v on j.key = 'verification:burger:' || v.id
        where v.email = $1`,
      [email],
    )
  ).length;

test('a request for a code is the same for a known and an unknown email: answer, headers, statements, mails', async () => {
  const known = await createTestUser(server, { email: 'conocida@example.cl' });
  await createUser(server, { email: 'invitada@example.cl' });
  const emails = [known.email, 'extranas@example.cl', 'invitada@example.cl'];
  const traces = [];
  for (const email of emails) {
    traces.push(await traceOf('/v1/users/login', { email }));
    expect(await waitingMails(email)).toBe(1);
  }
  expect(traces[0]).toMatchObject({ status: 200, statements: 2 });
  expect(new Set(traces.map((each) => JSON.stringify(each))).size).toBe(1);
  const [first, second] = await Promise.all(emails.slice(0, 2).map((email) => mails.latest(email)));
  const withoutCodes = (text: string) => text.replaceAll(/\d{6}|oobCode=[\w-]+/g, '');
  expect(withoutCodes(first?.text ?? '')).toBe(withoutCodes(second?.text ?? '-'));
});

test('a wrong code is answered the same for a known and an unknown email, with the same statements', async () => {
  const known = await createTestUser(server, { email: 'otra-conocida@example.cl' });
  const traces = [];
  for (const email of [known.email, 'otra-extrana@example.cl']) {
    const { body } = await askForCode(server, email);
    traces.push(
      await traceOf(
        '/v1/users/verify_account',
        { email, verification_code: '7KQ2M4XW9Z' },
        { 'x-login-token': body.loginToken },
      ),
    );
  }
  expect(traces[0]).toMatchObject({ status: 422, statements: 1 });
  expect(traces[1]).toEqual(traces[0]);
});

test('a user’s request for the code of a new email is the same whether or not the email has an account', async () => {
  const user = await createTestUser(server);
  const taken = await createTestUser(server, { email: 'tomada@example.cl' });
  const ask = (email: string) =>
    traceOf(
      '/v1/users/me/codes',
      { purpose: 'email_change', email },
      { authorization: `Bearer ${user.token}` },
    );
  await ask('primera@example.cl');
  const free = await ask('nueva@example.cl');
  expect(await ask(taken.email)).toEqual(free);
});

test('spellings of one email are one account, and those that a mail server may read as another are refused', async () => {
  let logins = 0;
  const logIn = async (typed: string, mailed: string) => {
    server.setClock(noon + (logins += 1));
    const { body } = await askForCode(server, typed);
    return verifyCode(server, typed, await mails.code(mailed), body.loginToken);
  };
  const first = await logIn('ANA@BÜCHER.example', 'ana@xn--bcher-kva.example');
  const second = await logIn(' ana@xn--BCHER-kva.example', 'ana@xn--bcher-kva.example');
  expect(second.body.user).toEqual(first.body.user);
  const third = await logIn('ana+x@xn--bcher-kva.example', 'ana+x@xn--bcher-kva.example');
  expect(third.body.user.id).not.toBe(first.body.user.id);
  for (const odd of [
    ...['ａna@x.cl', 'ana＠x.cl', 'an\u200Ba@x.cl', 'ﬁn@x.cl'],
    ...['josé@x.cl', 'ana%x.cl@y.cl', 'x.cl!ana@y.cl'],
  ])
    expect(await askForCode(server, odd), odd).toMatchObject({ status: 422, body: { code: 1001 } });
});
