import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForCode, type CodeMailer, codeMailer, verifyCode } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';

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

const email = 'ana@example.cl';
const from = (browserKey: string, who = email) =>
  askForCode(server, who, { 'x-browser-key': browserKey });
const [mine, foreign] = ['my-own-browser-0123456789', 'another-browser-012345678'];

test('strangers who use up the codes of an email do not keep a browser out that has logged in to the account before', async () => {
  const { body } = await from(mine);
  const code = await mails.code(email);
  const headers = { 'x-browser-key': mine };
  await verifyCode(server, email, code, body.loginToken, 'burger', headers);
  server.setClock(noon + 3_600_000);
  for (let at = 0; at < 5; at += 1) expect((await from(foreign)).status).toBe(200);
  expect((await from(foreign)).status).toBe(429);
  expect((await askForCode(server, email)).status).toBe(429);
  for (let at = 0; at < 5; at += 1) expect((await from(mine)).status).toBe(200);
  expect((await from(mine)).status, 'the known browser has a limit too').toBe(429);
});

test('a browser that is known to one account is a stranger to another email, and sends as many statements', async () => {
  const statementsOf = async (who: string) => {
    const before = server.deps.db.statements();
    expect((await from(mine, who)).status).toBe(200);
    return server.deps.db.statements() - before;
  };
  server.setClock(noon + 2 * 3_600_000);
  const known = await statementsOf(email);
  expect(await statementsOf('otra@example.cl')).toBe(known);
  for (let at = 0; at < 4; at += 1) await from(mine, 'otra@example.cl');
  expect((await from(mine, 'otra@example.cl')).status).toBe(429);
});
