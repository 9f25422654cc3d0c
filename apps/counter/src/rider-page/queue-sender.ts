import type { ActionQueue, QueuedAction } from './action-queue.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import { type RiderAnswer, sendAction } from './rider-calls.ts';

type Options = {
  key: string;
  queue: ActionQueue;
  /** Runs after each call; an answered action has left the queue. */
  onAnswer: (action: QueuedAction, answer: RiderAnswer) => Promise<void>;
  onEmpty: () => void;
};

/** Milliseconds until an action without an answer is sent again. */
const retryMs = 3_000;

/**
 * Returns a function that sends the queued actions, oldest first, until none waits; one without an
 * answer is sent again. One tab sends at a time, and what it sends next it reads from the queue, so
 * that no action is sent after it was answered.
 * docs/rules/counter-riders.md#actions-without-an-answer.
 */
export function createQueueSender({ key, queue, onAnswer, onEmpty }: Options): () => Promise<void> {
  let isSending = false;
  /** Returns whether an answer was missing. */
  const sendQueued = async (): Promise<boolean> => {
    for (let [action] = queue.read(); action !== undefined; [action] = queue.read()) {
      const answer = await sendAction(key, action);
      if (answer.is !== 'lost') queue.remove(action.id);
      await onAnswer(action, answer);
      if (answer.is === 'lost') return true;
    }
    onEmpty();
    return false;
  };
  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    const isLost = await oneTabAtATime(sendQueued);
    isSending = false;
    if (isLost) setTimeout(() => void sendAll(), retryMs);
    else if (queue.read().length > 0) await sendAll();
  };
  return sendAll;
}
