import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { askForCode, type CodeMailer, codeMailer, verifyCode } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';

/**
 * Two server processes over one database; each has 24 connections, so that 20 calls of a test run
 * at the same time.
 */
let database: FreshDatabase;
let owner: OwnerQueries;
let one: OrderServer;
let two: OrderServer;
let mails: CodeMailer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  const config = { ...readConfig({}), demo: true };
  one = await startOrderServer(database.appUrl, { config });
  two = await startOrderServer(database.appUrl, { config });
  mails = codeMailer(one, owner);
});
beforeEach(async () => {
  one.setClock(noon);
  two.setClock(noon);
  for (const table of ['verifications', 'verification_budgets'])
    await owner.rows('burger', `delete from ${table}`);
});
afterAll(async () => {
  await one.close();
  await two.close();
  await owner.end();
  await database.drop();
});

const email = 'ana@example.cl';
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
const atOnce = <T>(count: number, work: (server: OrderServer, at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at % 2 === 0 ? one : two, at)));
let asked = 0;
const ask = async (server = one, who = email) => {
  server.setClock(noon + (asked += 1));
  const { body } = await askForCode(server, who);
  return { loginToken: String(body.loginToken), code: await mails.code(who) };
};
const rowsOf = (table: string) => owner.rows(`burger`, `select * from ${table}`);

test('of twenty parallel tries with the right code, on two servers, one gets a token', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { loginToken, code } = await ask();
    const tokensBefore = (await rowsOf('tokens')).length;
    const answers = await atOnce(20, (server) => verifyCode(server, email, code, loginToken));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 1027)).toHaveLength(19);
    expect((await rowsOf('tokens')).length - tokensBefore).toBe(1);
  }
});

test('twenty parallel wrong tries are counted once each, up to five, and then the right code is refused', async () => {
  const { loginToken, code } = await ask();
  const answers = await atOnce(20, (server) => verifyCode(server, email, wrong(code), loginToken));
  const left = answers.map(({ body }) => Number(body.metadata.triesLeft)).toSorted();
  expect(left.filter((each) => each > 0)).toEqual([1, 2, 3, 4]);
  expect(await owner.rows('burger', 'select tries, used_at from verifications')).toEqual([
    { tries: 5, used_at: null },
  ]);
  expect((await verifyCode(two, email, code, loginToken)).status).toBe(422);
});

test('parallel guesses at several codes of an email count ten failures, however many they are', async () => {
  const codes = [await ask(one), await ask(two), await ask(one), await ask(two)];
  await atOnce(20, (server, at) => {
    const { loginToken = '', code = '' } = codes[at % 4] ?? {};
    return verifyCode(server, email, wrong(code), loginToken);
  });
  const [failures] = await owner.rows<{ count: number }>(
    'burger',
    `select cardinality(taken) as count from verification_budgets where budget = 'emailFailures'`,
  );
  expect(failures?.count).toBe(10);
  for (const { loginToken, code } of codes)
    expect((await verifyCode(one, email, code, loginToken)).status).toBe(422);
});

test('of twenty parallel requests for one email, on two servers, five get a code', async () => {
  const answers = await atOnce(20, (server) => askForCode(server, email));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await rowsOf('verifications')).toHaveLength(5);
});

test('of twenty parallel requests for the same code again, one mails it', async () => {
  const { loginToken } = await ask();
  const later = noon + asked + 60_000;
  for (const server of [one, two]) server.setClock(later);
  const answers = await atOnce(20, (server) =>
    askForCode(server, email, { 'x-login-token': loginToken }),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await owner.rows('burger', 'select mails from verifications')).toEqual([{ mails: 2 }]);
});

test('two people who register the same email at the same time get the same account', async () => {
  const who = 'both@example.cl';
  const first = await ask(one, who);
  const second = await ask(one, who);
  const answers = await Promise.all([
    verifyCode(one, 'Both@Example.cl ', first.code, first.loginToken),
    verifyCode(two, who, second.code, second.loginToken),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  expect(await owner.rows('burger', 'select email from users where email ilike $1', [who])).toEqual(
    [{ email: who }],
  );
});

test('a code that one server mailed is verified by another, whose clock differs by a minute', async () => {
  const { loginToken, code } = await ask(one);
  two.setClock(noon - 60_000);
  expect((await verifyCode(two, email, wrong(code), loginToken)).body.metadata.triesLeft).toBe(4);
  two.setClock(noon + 60_000);
  expect((await verifyCode(two, email, code, loginToken)).status).toBe(200);
});
