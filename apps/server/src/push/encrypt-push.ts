import type { VapidKeys } from '../platform/settings/read-vapid-setting.ts';

/**
 * A browser's address at its push service, and the keys with which only that browser reads a
 * message (RFC 8291, base64url).
 */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * `topic`: a later message of the same topic replaces one that was not delivered yet; at most 32
 * characters of base64url. `ttlSeconds`: how long the push service keeps a message for a browser
 * that is off.
 */
export type PushMessage = { payload: string; topic: string; ttlSeconds: number };

/** An encrypted message, ready to be posted to the endpoint. */
export type EncryptedPush = { headers: Readonly<Record<string, string>>; body: Buffer };

/** Largest encrypted message that push services must accept, in bytes (RFC 8030, 7.2). */
const maxPushBytes = 4_096;

/**
 * Encrypts a message for one browser and signs the call with the platform's keys. The library is
 * loaded with the first message.
 * @throws when a key of the browser is not one, or the message is too large.
 */
export async function encryptPush(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic, ttlSeconds }: PushMessage,
  vapidDetails: VapidKeys,
): Promise<EncryptedPush> {
  const { default: webPush } = await import('web-push');
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails,
    topic,
    TTL: ttlSeconds,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
  if (details.body.length > maxPushBytes) throw new Error('a push message is too large');
  const headers = Object.entries(details.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { headers: Object.fromEntries(headers), body: details.body };
}
