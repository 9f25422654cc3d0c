import type { StoreId } from '@comanda/domain/ids.ts';
import type { StaffSession } from '../../../platform/http/call.ts';
import { wakeable } from '../../../platform/events/wakeable.ts';

/** One open stream of a board. Texts of the same order replace each other, so that a slow stream holds one text for each order. */
export type BoardFollower = {
  readonly storeId: StoreId;
  readonly session: StaffSession;
  /** True until the stream has been given the whole board, and again after changes may have been missed. */
  wantsBoard: boolean;
  /** Gives the whole board, in place of all that waits. */
  giveBoard(text: string): void;
  /** Gives one order; a later text of the order replaces one that waits. */
  giveOrder(orderId: string, text: string): void;
  end(): void;
  /** The texts, until the stream ends. */
  texts(): AsyncGenerator<string>;
};

/** A stream ends after this time. The browser opens another one, and its token is checked again. */
const waitMs = 60_000;

/** Creates a follower whose stream ends with `signal`, with {@link BoardFollower.end}, or at `until` by `clock` (milliseconds). */
export function createBoardFollower(
  { storeId, session }: Pick<BoardFollower, 'storeId' | 'session'>,
  signal: AbortSignal,
  { until, clock }: { until: number; clock: () => number },
): BoardFollower {
  const wakeUps = wakeable(signal);
  const waiting = new Map<string, string>();
  let isEnded = false;
  const give = (key: string, text: string): void => {
    waiting.delete(key);
    waiting.set(key, text);
    wakeUps.wake();
  };
  return {
    storeId,
    session,
    wantsBoard: true,
    giveBoard(text) {
      this.wantsBoard = false;
      waiting.clear();
      give('', text);
    },
    giveOrder: give,
    end() {
      isEnded = true;
      wakeUps.wake();
    },
    async *texts() {
      while (!isEnded && clock() < until) {
        yield* take(waiting);
        if (isEnded || (await wakeUps.next(waitMs)) === 'closed') return;
      }
    },
  };
}

/** Yields and removes the waiting texts in their order, also those that come meanwhile. */
function* take(waiting: Map<string, string>): Generator<string> {
  for (const [key, text] of waiting) {
    waiting.delete(key);
    yield text;
  }
}
