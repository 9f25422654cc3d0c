import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantId } from '@comanda/domain/ids.ts';
import { emailHash } from '../verification/email-hash.ts';
import { askForCode, type CodeMailer, codeMailer, verifyCode } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type ApiReply, callApi, guestHeaders } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser, logInAgain, type TestUser } from '../testing/test-user.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let elsewhere: OrderServer;
let mails: CodeMailer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  elsewhere = await startOrderServer(database.appUrl);
  mails = codeMailer(server, owner);
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
  await owner.end();
  await database.drop();
});

const askErasureCode = async (user: TestUser): Promise<{ loginToken: string; code: string }> => {
  const { body } = await callApi(server, '/v1/users/me/codes', {
    method: 'POST',
    body: { purpose: 'erasure' },
    headers: guestHeaders(user),
  });
  return { loginToken: body.loginToken, code: await mails.code(user.email) };
};
const erase = (user: TestUser, loginToken?: string, code?: string): Promise<ApiReply> =>
  callApi(server, '/v1/users/me/erasure', {
    method: 'POST',
    body: { verification_code: code },
    headers: { ...guestHeaders(user), 'x-login-token': loginToken },
  });
const me = (user: TestUser, at = server) =>
  callApi(at, '/v1/users/me', { headers: guestHeaders(user) });

test('a user is erased with the code of an erasure, asked for by the same browser, and by no other', async () => {
  const user = await createTestUser(server);
  const { loginToken, code } = await askErasureCode(user);
  const other = await createTestUser(server);
  const others = await askErasureCode(other);
  const wrong = code.replace(/.$/u, (last) => String((Number(last) + 1) % 10));
  const login = await askForCode(server, user.email);
  const loginCode = await mails.code(user.email);

  expect(await erase(user, loginToken)).toMatchObject({ status: 422, body: { code: 1003 } });
  expect(await erase(user, undefined, code)).toMatchObject({ body: { code: 1027 } });
  expect(await erase(user, login.body.loginToken, loginCode)).toMatchObject({
    body: { code: 1027 },
  });
  expect(await erase(user, others.loginToken, others.code)).toMatchObject({ body: { code: 1027 } });
  expect(await erase(user, loginToken, wrong)).toMatchObject({
    status: 422,
    body: { code: 1027, metadata: { triesLeft: 4 } },
  });
  expect((await me(user)).status).toBe(200);
  const twins = [erase(user, loginToken, code), erase(user, loginToken, code)];
  expect((await Promise.all(twins)).map(({ status }) => status).toSorted()).toEqual([204, 401]);
  expect((await me(other)).status).toBe(200);
});

test('an erased user is logged out everywhere, and the email registers again as another person', async () => {
  const user = await createTestUser(server);
  const tablet = await logInAgain(server, user);
  expect((await me(tablet, elsewhere)).status).toBe(200);
  const { loginToken, code } = await askErasureCode(user);
  expect((await erase(user, loginToken, code)).status).toBe(204);
  expect((await me(user)).status).toBe(401);
  await expect.poll(async () => (await me(tablet, elsewhere)).status).toBe(401);
  const asked = await askForCode(server, user.email);
  const again = await verifyCode(
    server,
    user.email,
    await mails.code(user.email),
    asked.body.loginToken,
  );
  expect(again).toMatchObject({ status: 200, body: { user: { email: user.email, name: '' } } });
  expect(again.body.user.id).not.toBe(user.id);
});

test('the keyed hash of an erased user’s email stays for the limits of coupons, and the email does not', async () => {
  const user = await createTestUser(server);
  const { loginToken, code } = await askErasureCode(user);
  await erase(user, loginToken, code);
  expect(
    await owner.rows('burger', 'select email_hash, erased_at from erasures where user_id = $1', [
      user.id,
    ]),
  ).toEqual([
    {
      email_hash: emailHash(server.deps.tokenSecret, 'burger' as TenantId, user.email),
      erased_at: new Date(noon),
    },
  ]);
  expect(
    await owner.rows('burger', 'select kind, name, email, phone from users where id = $1', [
      user.id,
    ]),
  ).toEqual([{ kind: 'erased', name: '', email: '', phone: '' }]);
});
