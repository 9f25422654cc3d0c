import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CredomaticTestShop, openCredomaticTestShop } from '../testing/credomatic-shop.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: CredomaticTestShop;
beforeAll(async () => {
  shop = await openCredomaticTestShop();
}, 20_000);
afterAll(() => shop.close());

/** The browser comes back from the hosted page, inside of a frame or in a window of its own. */
const comeBack = (fields: Record<string, string>, destination: 'iframe' | 'document') =>
  fetch(`${shop.server.origin}/v1/cards/credomatic/return`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-dest': destination,
    },
    body: new URLSearchParams(fields).toString(),
  });

test('a return inside a frame hands the key of the return to the page around it alone', async () => {
  const user = await createTestUser(shop.server);
  const { body } = await shop.begin(user);
  const entered = { token: body.next.fields.SpiToken, outcome: 'pay', number: '4012000000020006' };
  const { fields } = await shop.sandbox.call('POST', '/powertranz/_pay', entered);
  const back = await comeBack(fields, 'iframe');
  expect([back.status, back.headers.get('location')]).toEqual([200, null]);
  expect(back.headers.get('content-security-policy')).toBe(
    `default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  expect(back.headers.get('cache-control')).toBe('private, no-store');
  const page = await back.text();
  expect(page).not.toMatch(/<script|href|src=/);
  const next = /data-next="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const arrived = new URL(next, shop.server.origin);
  expect(arrived.pathname).toBe('/processing-oneclick');
  const saved = await callApi(shop.server, '/v1/users/cards/credomatic/finish_inscription', {
    method: 'POST',
    body: {
      enrolment_id: arrived.searchParams.get('enrolment'),
      arrival_key: new URLSearchParams(arrived.hash.slice(1)).get('key'),
    },
    headers: guestHeaders(user),
  });
  expect(saved).toMatchObject({ status: 200, body: { lastDigits: '0006', type: 'credomatic' } });
});

test('a return without a frame goes on in its window', async () => {
  const back = await comeBack({}, 'document');
  expect([back.status, back.headers.get('location')]).toEqual([303, '/processing-oneclick']);
});
