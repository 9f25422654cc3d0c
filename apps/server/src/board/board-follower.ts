import type { StoreId } from '@comanda/domain/ids.ts';
import type { StaffSession } from '../platform/http/call.ts';
import { wakeable } from '../platform/events/wakeable.ts';

/**
 * Orders that were read together: the text of each by its id, and all as one item of a stream. All
 * streams of a store share it.
 */
export type OrderTexts = { readonly texts: ReadonlyMap<string, string>; readonly joined: string };

/**
 * One store in an open stream of boards. Texts of the same order replace each other, so that a slow
 * stream holds one text for each order.
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
  readonly isEnded: boolean;
  /** Yields and removes the texts that wait, also those that come meanwhile. */
  take(): Generator<string>;
};

/** The end of a stream is looked for at least this often. */
const waitMs = 60_000;

/** The followers of the stores of one stream, and their texts until the stream ends. */
export type BoardStream = {
  readonly followers: readonly BoardFollower[];
  texts(): AsyncGenerator<string>;
};

/**
 * Creates the stream of one store's board or of several. It ends with `signal`, with
 * {@link BoardFollower.end} of one of them, or at `until` by `clock` (milliseconds).
 */
export function createBoardStream(
  { storeIds, session }: { storeIds: readonly StoreId[]; session: StaffSession },
  signal: AbortSignal,
  { until, clock }: { until: number; clock: () => number },
): BoardStream {
  const wakeUps = wakeable(signal);
  const followers = storeIds.map((storeId) => followerOf({ storeId, session }, wakeUps.wake));
  const isEnded = () => followers.some((each) => each.isEnded);
  return {
    followers,
    async *texts() {
      while (!isEnded() && clock() < until) {
        for (const follower of followers) yield* follower.take();
        if (isEnded() || (await wakeUps.next(waitMs)) === 'closed') return;
      }
    },
  };
}

function followerOf(
  { storeId, session }: Pick<BoardFollower, 'storeId' | 'session'>,
  wake: () => void,
): BoardFollower {
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
      wake();
    },
    giveOrders(orders) {
      if (waiting.size === 0 && together === null) together = orders;
      else {
        if (together !== null) add(together);
        together = null;
        add(orders);
      }
      wake();
    },
    end() {
      isEnded = true;
      wake();
    },
    get isEnded() {
      return isEnded;
    },
    *take() {
      const { joined } = together ?? {};
      together = null;
      if (joined !== undefined) yield joined;
      yield* take(waiting);
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
