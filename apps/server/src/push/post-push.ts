import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { type PushAnswer, retryAfterSeconds } from '@comanda/domain/push/after-push.ts';
import { Agent as HttpAgent, request as httpRequest } from '../platform/calls/node-http.ts';
import { publicLookup } from '../platform/calls/private-address.ts';
import type { EncryptedPush } from './encrypt-push.ts';

const timeoutMs = 10_000;
const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

/**
 * `allowsPrivate`: the endpoint may be inside our own network; only the sandbox's is. `now` in
 * milliseconds.
 */
type PushRequest = { endpoint: string; push: EncryptedPush; allowsPrivate: boolean; now: number };

/**
 * Posts an encrypted message and waits 10 s at most. Follows no redirect, and connects to no
 * address inside our own network, whatever the name resolves to. Returns null if no answer arrived;
 * it never throws. docs/rules/notifications.md#endpoint-of-a-push-subscription.
 */
export function postPush({ endpoint, push, allowsPrivate, now }: PushRequest): Promise<PushAnswer> {
  const { promise, resolve } = Promise.withResolvers<PushAnswer>();
  const isSecure = new URL(endpoint).protocol === 'https:';
  const options = {
    method: 'POST',
    headers: push.headers,
    signal: AbortSignal.timeout(timeoutMs),
    agent: isSecure ? agents.https : agents.http,
    ...(allowsPrivate ? {} : { lookup: publicLookup }),
  };
  const request = isSecure ? httpsRequest(endpoint, options) : httpRequest(endpoint, options);
  request.once('response', (response) => {
    response.resume();
    const wait = retryAfterSeconds(response.headers['retry-after'], now);
    resolve({ status: response.statusCode ?? 0, retryAfterSeconds: wait });
  });
  request.on('error', () => resolve(null));
  request.once('close', () => resolve(null));
  request.end(push.body);
  return promise;
}
