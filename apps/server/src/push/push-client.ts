import { isPushEndpoint } from '@comanda/domain/push/push-endpoint.ts';
import type { PushAnswer } from '@comanda/domain/push/after-push.ts';
import { isUrlBelow } from '../platform/calls/is-url-below.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { encryptPush, type PushMessage, type PushTarget } from './encrypt-push.ts';
import { postPush } from './post-push.ts';
import type { VapidKeys } from '../platform/settings/read-vapid-setting.ts';

/**
 * Sends push messages. `publicKey`: the key that browsers subscribe with. `isEndpoint`: whether
 * messages may be sent there. `send` returns the push service's answer; 404 for keys with which
 * nothing can be encrypted.
 */
export type PushClient = {
  publicKey: string;
  isEndpoint(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushAnswer>;
};

type Parts = { keys: VapidKeys; sandboxUrl: string | null; clock: () => number };

/** Creates the client of the browsers' push services; in a demonstration also of the sandbox's. */
export function createPushClient({ keys, sandboxUrl, clock }: Parts): PushClient {
  const isEmulated = (endpoint: string) =>
    sandboxUrl !== null && isUrlBelow(endpoint, `${sandboxUrl}/push`);
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint) || isEmulated(endpoint);
  return {
    publicKey: keys.publicKey,
    isEndpoint,
    send: async (target, message) => {
      const { endpoint } = target;
      if (!isEndpoint(endpoint)) return { status: 404, retryAfterSeconds: null };
      const push = await encryptPush(target, message, keys).catch(() => null);
      const answer =
        push === null
          ? { status: 404, retryAfterSeconds: null }
          : await postPush({ endpoint, push, allowsPrivate: isEmulated(endpoint), now: clock() });
      incrementCounter('comanda_pushes_total', { outcome: outcomeOf(answer) });
      return answer;
    },
  };
}

function outcomeOf(answer: PushAnswer): string {
  if (answer === null) return 'no answer';
  if (answer.status < 300) return 'sent';
  return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
}
