import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WebhookRequest } from '../../provider/provider-webhooks.ts';
import { readAssumedWalletWebhook } from './read-assumed-wallet-webhook.ts';

const secrets = { merchantKey: 'key', webhookSecret: 'secret of the brand' };
const now = 1_800_000_000_000;
const event = { event_id: 'e-1', type: 'payment.updated', payment_id: 'p-1', status: 'captured' };

const sign = (body: string, second: number, secret = secrets.webhookSecret) =>
  `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;
function request(over: Partial<WebhookRequest> & { text?: string; second?: number } = {}) {
  const { text = JSON.stringify(event), second = now / 1_000, ...rest } = over;
  return {
    method: 'POST',
    query: new URLSearchParams(),
    headers: { 'x-signature': sign(text, second) },
    body: Buffer.from(text),
    ...rest,
  } as const;
}

test('a signed event names its payment and nothing about the money', () => {
  expect(readAssumedWalletWebhook(request(), secrets, now)).toEqual({
    proof: 'signed',
    eventId: 'e-1',
    merchantRef: null,
    providerRef: 'p-1',
    objectId: null,
  });
});

test('a signature proves its message for five minutes, in both directions', () => {
  const second = now / 1_000;
  for (const away of [-300, 300])
    expect(
      readAssumedWalletWebhook(request({ second: second + away }), secrets, now),
    ).not.toBeNull();
  for (const away of [-301, 301])
    expect(readAssumedWalletWebhook(request({ second: second + away }), secrets, now)).toBeNull();
});

test.each<[string, Partial<WebhookRequest> & { text?: string }]>([
  ['no signature', { headers: {} }],
  [
    'a signature with another secret',
    { headers: { 'x-signature': sign(JSON.stringify(event), now / 1_000, 'x') } },
  ],
  ['a signature without its second', { headers: { 'x-signature': `v1=${'0'.repeat(64)}` } }],
  ['another body than the signed one', { body: Buffer.from('{}') }],
  ['a GET', { method: 'GET' }],
  ['another event', { text: JSON.stringify({ ...event, type: 'payout.updated' }) }],
  ['no JSON', { text: 'paid' }],
])('it is not authentic with %s', (_name, over) => {
  expect(readAssumedWalletWebhook(request(over), secrets, now)).toBeNull();
});

test('a brand without the secret of webhooks believes none', () => {
  const text = JSON.stringify(event);
  const headers = { 'x-signature': sign(text, now / 1_000, '') };
  expect(readAssumedWalletWebhook(request({ headers }), { merchantKey: 'key' }, now)).toBeNull();
});
