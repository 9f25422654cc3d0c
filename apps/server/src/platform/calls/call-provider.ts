import type { ClientRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent as HttpAgent, request as httpRequest } from './node-http.ts';
import type { CallProvider, ProviderAnswer, ProviderCall } from './provider-call.ts';
import { isPrivateHost, publicLookup } from './private-address.ts';
import { readProviderAnswer } from './read-provider-answer.ts';

/**
 * `allowsPrivate`: addresses inside our own network may be called; only the sandbox has such
 * addresses. `timeoutMs`: milliseconds for the whole call, from the connection to the last byte,
 * retries included. `jitter`: 0 to 1, spreads the retries.
 */
export type CallerPolicy = { allowsPrivate: boolean; timeoutMs?: number; jitter?: () => number };

const maxRetries = 2;
const retryPauseMs = 300;

const createAgents = () => ({
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
});

/**
 * One pool of connections per policy: a caller that must not reach private addresses never reuses a
 * connection to one.
 */
const agents = { any: createAgents(), public: createAgents() };

/**
 * Creates the only function that calls providers. A call takes 10 s at most, follows no redirect
 * and reads at most 64 KiB, or `maxBytes` of the call. It never throws because of the network, the
 * provider, or an invalid address, secret or token: a call that cannot be sent is
 * `connectionFailed`. Only a call with `isSafe` is retried, when its answer is lost or a 5xx.
 * docs/rules/payments.md#calls-to-providers,
 * docs/rules/payments.md#private-addresses-are-not-called.
 */
export function createProviderCaller({
  allowsPrivate,
  timeoutMs = 10_000,
  jitter = Math.random,
}: CallerPolicy): CallProvider {
  return async (call) => {
    const signal = AbortSignal.timeout(timeoutMs);
    if (!URL.canParse(call.url)) return notSent('connectionFailed');
    if (!allowsPrivate && isPrivateHost(new URL(call.url).hostname))
      return notSent('privateAddress');
    let answer = await callOnce(call, allowsPrivate, signal);
    for (let retry = 0; call.isSafe && retry < maxRetries && isWorthRetrying(answer); retry++) {
      await wait(retryPauseMs * 2 ** retry * jitter(), undefined, { signal }).catch(
        () => undefined,
      );
      if (signal.aborted) break;
      answer = await callOnce(call, allowsPrivate, signal);
    }
    return answer;
  };
}

const notSent = (reason: 'connectionFailed' | 'privateAddress'): ProviderAnswer => ({
  kind: 'noAnswer',
  reason,
  isNotSent: true,
});

/**
 * Errors of a connection that was never made. A connection that is used again may fail after the
 * provider received the call.
 */
const connectErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

const isNeverConnected = (error: NodeJS.ErrnoException): boolean =>
  connectErrors.has(error.code ?? '');

const isWorthRetrying = (answer: ProviderAnswer) =>
  answer.kind === 'answer' ? answer.status >= 500 : answer.reason === 'connectionFailed';

async function callOnce(
  call: ProviderCall,
  allowsPrivate: boolean,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const noAnswer = (): ProviderAnswer => ({
    kind: 'noAnswer',
    reason: signal.aborted ? 'timeout' : 'connectionFailed',
  });
  const { promise, resolve } = Promise.withResolvers<ProviderAnswer>();
  try {
    const content = contentOf(call);
    const request = openRequest(call, allowsPrivate, signal);
    // Node sends the body of a DELETE without its length.
    if (call.method === 'DELETE' && content !== undefined)
      request.setHeader('content-length', Buffer.byteLength(content));
    request.once('response', (response) =>
      resolve(readProviderAnswer(response, signal, call.maxBytes)),
    );
    // After its answer a request may fail once more; on 101 Switching Protocols it closes without
    // an answer and without an error.
    request.on('error', (error) =>
      resolve(isNeverConnected(error) ? notSent('connectionFailed') : noAnswer()),
    );
    request.once('close', () => resolve(noAnswer()));
    request.end(content);
  } catch {
    resolve(notSent('connectionFailed'));
  }
  return promise;
}

function contentOf({ body, text, form }: ProviderCall): string | undefined {
  if (form) return new URLSearchParams(form).toString();
  return text ?? (body === undefined ? undefined : JSON.stringify(body));
}

function openRequest(
  { url, method, headers, form }: ProviderCall,
  allowsPrivate: boolean,
  signal: AbortSignal,
): ClientRequest {
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  const { http, https } = agents[allowsPrivate ? 'any' : 'public'];
  const options = {
    method,
    signal,
    headers: {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
      accept: 'application/json',
    },
    agent: secure ? https : http,
    ...(allowsPrivate ? {} : { lookup: publicLookup }),
  };
  return secure ? httpsRequest(target, options) : httpRequest(target, options);
}
