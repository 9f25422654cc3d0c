import { randomUUID } from 'node:crypto';
import { type BrowserKeys, createBrowserKeys } from './browser-keys.ts';

/**
 * A message as it came: `message` is its decrypted text, null if it is not for this browser. `at`
 * in milliseconds.
 */
export type ReceivedPush = {
  browser: string;
  topic: string;
  ttl: string;
  bytes: number;
  ciphertext: string;
  message: string | null;
  at: number;
};

/**
 * An answer to play instead of 201. `retryAfter`: seconds of the Retry-After header; null: none.
 */
type PlannedAnswer = { status: number; retryAfter: number | null };

/** `post` returns the status and the header of the answer. */
export type PushService = {
  subscribe(): { id: string; p256dh: string; auth: string };
  post(
    id: string,
    push: Omit<ReceivedPush, 'browser' | 'message' | 'ciphertext' | 'bytes'>,
    body: Buffer,
  ): PlannedAnswer;
  plan(id: string, answer: PlannedAnswer): boolean;
  list(): readonly ReceivedPush[];
};

const maxBytes = 4_096;
const kept = 200;

type Browser = { keys: BrowserKeys; answers: PlannedAnswer[] };

/**
 * Creates a push service with browsers of its own, whose messages it can read. 410 ends a browser.
 */
export function createPushService(): PushService {
  const browsers = new Map<string, Browser>();
  let received: readonly ReceivedPush[] = [];
  return {
    subscribe: () => {
      const id = randomUUID();
      const keys = createBrowserKeys();
      browsers.set(id, { keys, answers: [] });
      return { id, p256dh: keys.p256dh, auth: keys.auth };
    },
    post: (id, push, body) => {
      const browser = browsers.get(id);
      if (!browser) return { status: 410, retryAfter: null };
      if (body.length > maxBytes) return { status: 413, retryAfter: null };
      const planned = browser.answers.shift();
      if (planned?.status === 410) browsers.delete(id);
      if (planned) return planned;
      const message = browser.keys.read(body);
      const ciphertext = body.toString('base64url');
      const one = { ...push, browser: id, bytes: body.length, ciphertext, message };
      received = [one, ...received].slice(0, kept);
      return { status: 201, retryAfter: null };
    },
    plan: (id, answer) => (browsers.get(id)?.answers.push(answer) ?? 0) > 0,
    list: () => received,
  };
}
