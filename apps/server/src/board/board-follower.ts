import type { StoreId } from '@comanda/domain/ids.ts';
import type { StaffSession } from '../platform/http/call.ts';
import { wakeable } from '../platform/events/wakeable.ts';

/**
 * Orders that were read together: the text of each by its id, and all as one item of a stream. All
 * streams of a store share it.
 */
export type OrderTexts = { readonly texts: ReadonlyMap<string, string>; readonly joined: string };

/**
 * One open stream of a board. Texts of the same order replace each other, so that a slow stream
 * holds one text for each order.
 */
export type BoardFollower = {
  readonly storeId: StoreId;
  readonly session: StaffSession;
  /**
   * True until the stream has been given the whole board, and again after changes may have been
   * missed.
   */
  wantsBoard: boolean;
  /** Gives the whole board, in place of all that waits. */
  giveBoard(text: string): void;
  /** Gives orders; a later text of an order replaces one that waits. */
  giveOrders(orders: OrderTexts): void;
  end(): void;
  /** The texts, until the stream ends. */
  texts(): AsyncGenerator<string>;
};

/** A stream ends after this time. The browser opens another one, and its token is checked again. */
const waitMs = 60_000;

/**
 * Creates a follower whose stream ends with `signal`, with {@link BoardFollower.end}, or at `until`
 * by `clock` (milliseconds).
 */
export function createBoardFollower(
  { storeId, session }: Pick<BoardFollower, 'storeId' | 'session'>,
  signal: AbortSignal,
  { until, clock }: { until: number; clock: () => number },
): BoardFollower {
  const wakeUps = wakeable(signal);
  const waiting = new Map<string, string>();
  let isEnded = false;
  let together: OrderTexts | null = null;
  const add = ({ texts }: Pick<OrderTexts, 'texts'>): void => {
    for (const [orderId, text] of texts) {
      waiting.delete(orderId);
      waiting.set(orderId, text);
    }
  };
  return {
    storeId,
    session,
    wantsBoard: true,
    giveBoard(text) {
      this.wantsBoard = false;
      together = null;
      waiting.clear();
      waiting.set('', text);
      wakeUps.wake();
    },
    giveOrders(orders) {
      if (waiting.size === 0 && together === null) together = orders;
      else {
        if (together !== null) add(together);
        together = null;
        add(orders);
      }
      wakeUps.wake();
    },
    end() {
      isEnded = true;
      wakeUps.wake();
    },
    async *texts() {
      while (!isEnded && clock() < until) {
        const { joined } = together ?? {};
        together = null;
        if (joined !== undefined) yield joined;
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
