import { expect, test } from 'vitest';
import { arePushKeys, isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QAbc',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'https://fcm.googleapis.com@169.254.169.254/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil-push.services.mozilla.com.example/a',
  'https://push.services.mozilla.com.example/a',
  'https://notify.windows.com.example/a',
  'https://fcm.googleapis.com./a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://localhost/a',
  'ftp://fcm.googleapis.com/a',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  'fcm.googleapis.com/a',
  '',
])('%s is no push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('the keys of a browser have the length and the form of their kind', () => {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
  expect(arePushKeys(keys)).toBe(true);
  expect(arePushKeys({ ...keys, p256dh: `C${'a'.repeat(86)}` })).toBe(false);
  expect(arePushKeys({ ...keys, p256dh: 'B' })).toBe(false);
  expect(arePushKeys({ ...keys, auth: 'a'.repeat(21) })).toBe(false);
  expect(arePushKeys({ ...keys, auth: `${'a'.repeat(21)}+` })).toBe(false);
});
