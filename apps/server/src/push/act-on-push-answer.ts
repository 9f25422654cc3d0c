import { afterPush, type PushAnswer } from '@comanda/domain/push/after-push.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Log } from '../platform/log.ts';

/**
 * A sent message. `about`: what the log says of it, without personal data; `tries`: number of its
 * try. `end` deletes the subscription; `sendAgain` adds the next try, due after these seconds.
 */
type SentPush = {
  about: object;
  tries: number;
  end(): Promise<void>;
  sendAgain(afterSeconds: number): Promise<void>;
};

/**
 * Does what follows from a push service's answer.
 * docs/rules/notifications.md#tries-of-a-push-message.
 */
export async function actOnPushAnswer(
  log: Log,
  answer: PushAnswer,
  { about, tries, end, sendAgain }: SentPush,
): Promise<void> {
  const next = afterPush(answer, tries);
  switch (next.kind) {
    case 'sent':
      return;
    case 'gone':
      return end();
    case 'refused':
      log.warn({ ...about, status: answer?.status ?? null }, 'a push service took no message');
      return;
    case 'again':
      return sendAgain(next.afterSeconds);
    default:
      return unreachable(next);
  }
}
