import { Agent as HttpAgent, type ClientRequest, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallProvider, ProviderAnswer, ProviderCall } from './provider-call.ts';
import { isPrivateHost, publicLookup } from './private-address.ts';
import { readProviderAnswer } from './read-provider-answer.ts';

/**
 * `allowsPrivate`: whether addresses inside our own network may be called, which only the sandbox's are. `patienceMs`: for everything from
 * the connection to the last byte, repetitions included. `jitter`: 0 to 1, spreads the repetitions.
 */
export type CallerPolicy = { allowsPrivate: boolean; timeoutMs?: number; jitter?: () => number };

const maxRetries = 2;
const retryPauseMs = 300;

const createAgents = () => ({
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
});

/** A connection that is kept was judged by the policy it was opened under: a name that leads inside for one of them is not reused by the other. */
const agents = { open: createAgents(), guarded: createAgents() };

/**
 * The one way to a provider. Waits 10 s in all, follows no redirect, reads no more than 64 KiB, never throws for what the network, the
 * provider or an address, a secret and a token from outside do: a call that cannot be sent is `broken`. Only a call that says `isSafe` is repeated when its answer is lost or a 5xx. docs/rules/payments.md#calls-to-providers, docs/rules/payments.md#private-addresses-are-not-called.
 */
export function createProviderCaller({
  allowsPrivate,
  timeoutMs = 10_000,
  jitter = Math.random,
}: CallerPolicy): CallProvider {
  return async (call) => {
    const signal = AbortSignal.timeout(timeoutMs);
    if (!URL.canParse(call.url)) return { kind: 'silence', why: 'broken' };
    if (!allowsPrivate && isPrivateHost(new URL(call.url).hostname))
      return { kind: 'silence', why: 'forbidden' };
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

const isWorthRetrying = (answer: ProviderAnswer) =>
  answer.kind === 'answer' ? answer.status >= 500 : answer.why === 'broken';

async function callOnce(
  call: ProviderCall,
  allowsPrivate: boolean,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const noAnswer = (): ProviderAnswer => ({
    kind: 'silence',
    why: signal.aborted ? 'late' : 'broken',
  });
  const { promise, resolve } = Promise.withResolvers<ProviderAnswer>();
  try {
    const request = open(call, allowsPrivate, signal);
    request.once('response', (response) => resolve(readProviderAnswer(response, signal)));
    // A request may fail once more after its answer, and close without either (101 Switching Protocols).
    request.on('error', () => resolve(noAnswer()));
    request.once('close', () => resolve(noAnswer()));
    request.end(contentOf(call));
  } catch {
    resolve(noAnswer());
  }
  return promise;
}

function contentOf({ body, text, form }: ProviderCall): string | undefined {
  if (form) return new URLSearchParams(form).toString();
  return text ?? (body === undefined ? undefined : JSON.stringify(body));
}

function open(
  { url, method, headers, form }: ProviderCall,
  allowsPrivate: boolean,
  signal: AbortSignal,
): ClientRequest {
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  const { http, https } = agents[allowsPrivate ? 'open' : 'guarded'];
  const options = {
    method,
    signal,
    headers: {
      ...headers,
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      accept: 'application/json',
    },
    agent: secure ? https : http,
    ...(allowsPrivate ? {} : { lookup: publicLookup }),
  };
  return secure ? httpsRequest(target, options) : httpRequest(target, options);
}
