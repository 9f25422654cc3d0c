import { expect, test } from 'vitest';
import type { WebhookRequest } from '../../provider/provider-webhooks.ts';
import { readKlapWebhook } from './read-klap-webhook.ts';

const secrets = { apiKey: 'klap-key' };
/** A published example: SHA-256 of REF-1, ORD-1 and klap-key. */
const proof = '5180580e30b06fa653069592bf9bd03b78e672dd011bbc5cda0f090dea249aad';

const request = (over: Partial<WebhookRequest> = {}, body: unknown = example): WebhookRequest => ({
  method: 'POST',
  query: new URLSearchParams(),
  headers: { apikey: proof },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  ...over,
});
const example = { order_id: 'ORD-1', reference_id: 'REF-1', amount: 7_490, mc_code: '91856202' };

test('a webhook with the hash of both references and the key is authentic', () => {
  expect(readKlapWebhook(request(), secrets)).toEqual({
    proof: 'shared',
    eventId: null,
    merchantRef: 'REF-1',
    providerRef: 'ORD-1',
    objectId: null,
  });
});

test.each([
  ['without the header', request({ headers: {} })],
  ['with another hash', request({ headers: { apikey: proof.replace('5', '6') } })],
  ['with a header that is no hash', request({ headers: { apikey: 'klap-key' } })],
  ['about another order', request({}, { ...example, order_id: 'ORD-2' })],
  ['without a reference', request({}, { order_id: 'ORD-1' })],
  ['by GET', request({ method: 'GET' })],
  ['that is no JSON', request({}, '<xml/>')],
])('a webhook %s is not authentic', (_what, given) => {
  expect(readKlapWebhook(given, secrets)).toBeNull();
});

test('a webhook is not authentic with another brand’s key, or without one', () => {
  expect(readKlapWebhook(request(), { apiKey: 'another' })).toBeNull();
  expect(readKlapWebhook(request(), {})).toBeNull();
});
