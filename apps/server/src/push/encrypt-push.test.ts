import { expect, test } from 'vitest';
import { createPushBrowser } from '../testing/push-browser.ts';
import { testVapidKeys } from '../testing/test-vapid-keys.ts';
import { encryptPush } from './encrypt-push.ts';

const keys = testVapidKeys;
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/one';
const message = { payload: 'Tu pedido va en camino', topic: 'order-7', ttlSeconds: 3_600 };

test('a push message is encrypted for one browser and signed for its push service', async () => {
  const browser = createPushBrowser();
  const { headers, body } = await encryptPush({ endpoint, ...browser }, message, keys);
  expect(body.toString('latin1')).not.toContain('camino');
  expect(browser.read(body)).toBe('Tu pedido va en camino');
  expect(() => createPushBrowser().read(body)).toThrow();
  expect(headers).toMatchObject({ TTL: '3600', Topic: 'order-7', Urgency: 'high' });
  expect(headers['Content-Encoding']).toBe('aes128gcm');
  const claims = /t=[^.]+\.([^.]+)\./u.exec(headers['Authorization'] ?? '')?.[1] ?? '';
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://updates.push.services.mozilla.com',
    sub: 'mailto:ops@example.com',
  });
});

test('a push message above 4096 bytes is not sent', async () => {
  const large = encryptPush(
    { endpoint, ...createPushBrowser() },
    { ...message, payload: 'x'.repeat(4_000) },
    keys,
  );
  await expect(large).rejects.toThrow('too large');
});
