import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { manualTimer } from '../testing/manual-timer.ts';

let app: FastifyInstance;
beforeEach(() => {
  const timer = manualTimer();
  const kitchen = createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  );
  app = buildSandbox({ kitchen, mailbox: createMailbox(), integrationKey: 'key', timer });
});
afterEach(() => app.close());

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
const subscribe = async (): Promise<Subscription> =>
  (
    await app.inject({
      method: 'POST',
      url: '/push/subscriptions',
      headers: { host: 'localhost:4000' },
    })
  ).json();

/** Encrypts as a shop does (RFC 8291). */
function encrypt(text: string, { p256dh, auth }: Subscription['keys']): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  const sender = pair.generateKeys();
  const salt = randomBytes(16);
  const derive = (secret: ArrayBuffer | Buffer, by: Buffer, info: Buffer | string, size: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret as Buffer), by, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(pair.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createCipheriv(
    'aes-128-gcm',
    key,
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  const sealed = [cipher.update(`${text}\u0002`, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, Buffer.of(0, 0, 16, 0, sender.length), sender, ...sealed]);
}

const push = (url: string, payload: Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: `vapid t=a.b.c, k=${'k'.repeat(87)}`,
      ttl: '60',
      topic: 'order',
      ...headers,
    },
  });
const message = JSON.stringify({ title: 'Brasa', body: 'Tu pedido va en camino.' });

test('a message is stored encrypted and can be read by the browser it was encrypted for', async () => {
  const { endpoint, keys } = await subscribe();
  const body = encrypt(message, keys);
  expect((await push(endpoint, body)).statusCode).toBe(201);
  expect((await app.inject('/push.json')).json()).toMatchObject({
    pushes: [{ message, topic: 'order', ttl: '60', ciphertext: body.toString('base64url') }],
  });
  expect((await app.inject('/push')).body).toContain('Tu pedido va en camino.');
  const other = await subscribe();
  await push(other.endpoint, body);
  expect((await app.inject('/push.json')).json<{ pushes: object[] }>().pushes[0]).toMatchObject({
    message: null,
  });
});

test('a push service refuses what browsers’ services refuse', async () => {
  const { endpoint, keys } = await subscribe();
  const body = encrypt(message, keys);
  expect((await push(endpoint, Buffer.alloc(4_097))).statusCode).toBe(413);
  for (const headers of [
    { ttl: '' },
    { authorization: '' },
    { 'content-encoding': 'aesgcm' },
    { topic: 'x'.repeat(33) },
  ])
    expect((await push(endpoint, body, headers)).statusCode).toBe(400);
  expect((await push('http://localhost:4000/push/nobody', body)).statusCode).toBe(410);
});

test.each([410, 429, 500])('a planned answer %i is played once', async (status) => {
  const { endpoint, keys } = await subscribe();
  const plan = await app.inject({
    method: 'POST',
    url: `${new URL(endpoint).pathname}/answers`,
    payload: JSON.stringify({ status, retryAfter: 3 }),
    headers: { 'content-type': 'application/json' },
  });
  expect(plan.statusCode).toBe(204);
  const played = await push(endpoint, encrypt(message, keys));
  expect([played.statusCode, played.headers['retry-after']]).toEqual([status, '3']);
  const next = await push(endpoint, encrypt(message, keys));
  expect(next.statusCode).toBe(status === 410 ? 410 : 201);
});
