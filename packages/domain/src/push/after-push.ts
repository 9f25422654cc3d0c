import { instantOf } from '../time/instant.ts';

/**
 * The answer of a push service; null: none arrived. `retryAfterSeconds`: its Retry-After header.
 */
export type PushAnswer = { status: number; retryAfterSeconds: number | null } | null;

/**
 * `sent`: the push service took the message. `gone`: the browser has ended the subscription.
 * `again`: try again after these seconds. `refused`: another try gets the same answer, or all tries
 * are used up.
 */
export type AfterPush =
  { kind: 'sent' | 'gone' | 'refused' } | { kind: 'again'; afterSeconds: number };

/** Tries of one message to one browser. */
export const maxPushTries = 5;
const maxPauseSeconds = 900;

/**
 * Returns what follows from a push service's answer to the try number `tries` (the first is 1). A
 * service that is busy or broken gets the message again, later each time and not before it asks for
 * it. docs/rules/notifications.md#tries-of-a-push-message.
 */
export function afterPush(answer: PushAnswer, tries: number): AfterPush {
  const status = answer?.status ?? 503;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const isWorthATry = status === 429 || status >= 500;
  if (!isWorthATry || tries >= maxPushTries) return { kind: 'refused' };
  const pause = 5 * 3 ** (tries - 1);
  const afterSeconds = Math.max(pause, answer?.retryAfterSeconds ?? 0);
  return afterSeconds > maxPauseSeconds ? { kind: 'refused' } : { kind: 'again', afterSeconds };
}

/**
 * Returns the seconds of a Retry-After header at `now` (milliseconds): a number, or a date; null if
 * it is neither.
 */
export function retryAfterSeconds(header: string | undefined, now: number): number | null {
  if (header === undefined || header === '') return null;
  if (/^\d{1,9}$/u.test(header)) return Number(header);
  const at = instantOf(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
