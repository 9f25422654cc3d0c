import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/create-log.ts';
import { askForCode, type CodeMailer, codeMailer, verifyCode } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let mails: CodeMailer;
let logged = '';

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  server = await startOrderServer(database.appUrl, { log: createLog('trace', lines) });
  mails = codeMailer(server, owner);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

test('a login that fails in the database, at each of its steps, logs the failure without code, tokens and email', async () => {
  const email = 'canario@example.cl';
  const { body } = await askForCode(server, email);
  const loginToken = String(body.loginToken);
  const { text } = await mails.latest(email);
  const code = await mails.code(email);
  const oobCode = /oobCode=([\w-]{43})/.exec(text)?.[1] ?? 'none';
  const spent: Record<string, () => Promise<{ status: number }>> = {
    users: () => verifyCode(server, email, code, loginToken),
    tokens: () => verifyCode(server, email, code, loginToken),
    verifications: () =>
      callApi(server, '/v1/users/verify_account', {
        method: 'POST',
        body: { email, oob_code: oobCode },
        headers: { 'x-tenant': 'burger', 'x-login-token': loginToken },
      }),
    verification_budgets: () => askForCode(server, email, { 'x-login-token': loginToken }),
  };
  for (const [table, call] of Object.entries(spent)) {
    server.setClock(server.deps.clock() + 61_000);
    await owner.rows('burger', `alter table ${table} rename to gone`);
    expect((await call()).status, table).toBe(500);
    await owner.rows('burger', `alter table gone rename to ${table}`);
  }
  expect(logged.match(/a call failed/g)).toHaveLength(4);
  for (const canary of [email, code, oobCode, loginToken, loginToken.split('.')[1] ?? 'none'])
    expect(logged).not.toContain(canary);
  expect((await verifyCode(server, email, code, loginToken)).status, 'no failure spent it').toBe(
    200,
  );
});
