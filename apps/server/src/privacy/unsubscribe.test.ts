import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeKey } from './unsubscribe-key.ts';
import { emailHash } from '../verification/email-hash.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: PaymentTestShop;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger', 'sushi']);
  Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url });
});
afterAll(() => shop.close());

/** Completes an order whose shopper consented to mails, and sends its survey. */
async function mailSurvey(who: Guest, email: string): Promise<AnyJson> {
  const body = orderPayload({ email }, { email_subscription: true });
  const { id } = await placeTestOrder(shop.server, who, body, crypto.randomUUID());
  shop.server.setClock(shop.server.deps.clock() + 60_000);
  for (const status of ['preparing', 'ready', 'completed'])
    await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
  expect(await shop.runJobs('send-survey', id)).toBe(1);
  const { mails } = await shop.sandbox.call('GET', `/mail.json?to=${email}`);
  return mails.find(({ text }: AnyJson) => text.includes(`order=${id}`));
}

const keyIn = (mail: AnyJson): string => /[/]\?unsubscribe=(\S+)/u.exec(mail.text)?.[1] ?? '';
const send = (key: string) =>
  callApi(shop.server, '/v1/unsubscriptions', { method: 'POST', body: { key } });
const consentOf = async (user: Guest) =>
  (
    await shop.owner.rows<{ given: boolean }>(
      'burger',
      'select email_subscription as given from users where id = $1',
      [user.id],
    )
  )[0]?.given;
const subscribe = (user: Guest) =>
  shop.owner.rows('burger', 'update users set email_subscription = true where id = $1', [user.id]);

test('the link of a marketing mail unsubscribes the mailbox in every spelling, and the user’s consent ends', async () => {
  const user = await createTestUser(shop.server, { email: 'quillay@gmail.com' });
  await subscribe(user);
  const mail = await mailSurvey(user, 'quillay@gmail.com');
  expect(mail?.html).toContain('unsubscribe=');
  const key = keyIn(mail);
  expect(key).not.toContain('quillay');
  expect([(await send(key)).status, (await send(key)).status]).toEqual([204, 204]);
  expect(await consentOf(user)).toBe(false);
  await subscribe(user);
  expect(await mailSurvey(user, 'Qui.llay+burger@gmail.com')).toBeUndefined();
  expect(await mailSurvey(await createTestGuest(shop.server), 'quillay@gmail.com')).toBeUndefined();
  expect(await mailSurvey(user, 'other@gmail.com')).toBeDefined();
  await callApi(shop.server, '/v1/users/update_me', {
    method: 'PATCH',
    body: { email_subscription: true },
    headers: guestHeaders(user),
  });
  expect(await mailSurvey(user, 'quillay@gmail.com')).toBeDefined();
});

test('the mailbox of another person’s order unsubscribes itself, and not the person who ordered', async () => {
  const user = await createTestUser(shop.server);
  await subscribe(user);
  const mail = await mailSurvey(user, 'friend@example.com');
  expect((await send(keyIn(mail))).status).toBe(204);
  expect(await consentOf(user)).toBe(true);
});

test('a key that is forged, expired or of another brand unsubscribes nobody', async () => {
  const { tokenSecret, clock } = shop.server.deps;
  const keyOf = (tenant: string, at: number, secret = tokenSecret) =>
    unsubscribeKey(
      secret,
      tenant as TenantId,
      {
        emailHash: emailHash(secret, tenant as TenantId, 'ana@example.com'),
        personId: crypto.randomUUID() as UserId,
      },
      at,
    );
  const twoYears = 731 * 86_400_000;
  const wrong = [keyOf('sushi', clock()), keyOf('burger', clock() - twoYears)];
  for (const key of [...wrong, keyOf('burger', clock(), 'guessed'), 'key', '', 'a.b.c.d.e'])
    expect(await send(key), key).toMatchObject({ status: 422, body: { code: 1007 } });
  expect((await send(keyOf('burger', clock()))).status).toBe(204);
});

test('a mail program unsubscribes by one post, and opening the address changes nothing', async () => {
  const email = 'one-click@example.com';
  const guest = await createTestGuest(shop.server);
  const key = keyIn(await mailSurvey(guest, email));
  const url = `${shop.server.origin}/v1/unsubscriptions/${key}`;
  const opened = await fetch(url, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/?unsubscribe=${key}`]);
  expect(await mailSurvey(guest, email)).toBeDefined();
  const posted = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(posted.status).toBe(200);
  expect(await mailSurvey(guest, email)).toBeUndefined();
  expect((await fetch(`${url}x`, { method: 'POST' })).status).toBe(422);
});
