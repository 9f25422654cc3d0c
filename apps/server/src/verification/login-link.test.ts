import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oobCode } from './verification-codes.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let owner: OwnerQueries;
beforeAll(async () => {
  server = await testApp();
  owner = await ownerQueries(server.database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const host = 'burger.localhost';
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { host, ...headers } });

test('opening the link of a mail, as scanners of mail do, spends nothing, and the browser that asked can still use it', async () => {
  const email = 'ana@example.cl';
  const asked = await post('/v1/users/login', { email });
  const { loginToken } = asked.json<{ loginToken: string }>();
  const verifications = () => owner.rows<{ id: string }>('burger', 'select * from verifications');
  const before = await verifications();
  const code = oobCode(server.deps.tokenSecret, {
    tenantId: 'burger' as TenantId,
    id: before[0]?.id ?? '',
  });
  for (const path of ['/', '/checkout', '/profile', '/v1/users/verify_account'])
    for (const method of ['GET', 'HEAD'] as const)
      await server.app.inject({ method, url: `${path}?oobCode=${code}`, headers: { host } });
  expect(await verifications()).toEqual(before);
  const body = { email, oob_code: code };
  expect((await post('/v1/users/verify_account', body)).json()).toMatchObject({ code: 1027 });
  const used = await post('/v1/users/verify_account', body, { 'x-login-token': loginToken });
  expect(used.json()).toMatchObject({ user: { email } });
});
