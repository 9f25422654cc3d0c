import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readUberWebhook, readUberRef } from './read-uber-webhook.ts';

const secrets = { webhookSecret: 'uber-secret' };
const now = Date.parse('2026-11-21T15:30:00Z');
const sign = (body: string, key = 'uber-secret') =>
  createHmac('sha256', key).update(body).digest('hex');
const message = (changes: object = {}) =>
  JSON.stringify({
    kind: 'event.delivery_status',
    created: '2026-11-21T15:29:00Z',
    delivery_id: 'del_1',
    data: {
      id: 'del_1',
      external_id: 'burger-1',
      status: 'pickup',
      courier_imminent: true,
      courier: { name: 'Paula' },
    },
    ...changes,
  });
const read = (body: string, header = sign(body), name = 'x-uber-signature') =>
  readUberWebhook({ headers: { [name]: header }, body: Buffer.from(body) }, secrets, now);

test('the computed signature equals the one in Uber’s documentation', () => {
  expect(sign('{"kind":"event.delivery_status"}')).toBe(
    '45ef666da33f1c053ef22afee1ca8c5c33d4e185ebd9b6474fe7de7365353889',
  );
});

test('a signed webhook reports the delivery’s status at the time the webhook was written', () => {
  const at = Date.parse('2026-11-21T15:29:00Z');
  expect(read(message())).toMatchObject({
    externalRef: 'burger-1',
    courierRef: 'del_1',
    report: { source: 'signedWebhook', reported: 'NEAR_PICKUP', at, rider: { name: 'Paula' } },
  });
  expect(read(message(), sign(message()), 'x-postmates-signature')).not.toBeNull();
});

test('a webhook dated in the future counts as written now', () => {
  expect(read(message({ created: '2030-01-01T00:00:00Z' }))?.report.at).toBe(now);
});

test('an unsigned or wrongly signed webhook is refused', () => {
  expect(read(message(), sign(message(), 'another'))).toBeNull();
  expect(read(message(), '')).toBeNull();
  expect(
    readUberWebhook(
      {
        headers: { 'x-uber-signature': createHmac('sha256', '').update(message()).digest('hex') },
        body: Buffer.from(message()),
      },
      {},
      now,
    ),
  ).toBeNull();
  expect(read('[]')).toBeNull();
  expect(read('nothing')).toBeNull();
  expect(readUberRef({ data: { external_id: 7 } })).toBeNull();
});

test('a webhook whose delivery is unreadable only triggers a poll', () => {
  expect(
    read(message({ data: { id: 'del_2', external_id: 'burger-1', status: 'pickup' } })),
  ).toMatchObject({
    report: { source: 'unsignedWebhook' },
  });
  expect(
    read(message({ data: { id: 'del_1', external_id: 'burger-1', status: 'teleported' } })),
  ).toMatchObject({
    report: { source: 'unsignedWebhook' },
  });
});
