import type { CartId } from '@comanda/domain/ids.ts';
import { submission } from '../order/submission.ts';
import { type CartExchangeDeps, createCartExchange } from './cart-exchange.ts';
import { readCommonCart } from './common-cart.ts';

export type CartSync = {
  /**
   * Reads the saved cart of the person who is logged in now, and follows the changes of this
   * browser from then on.
   */
  start(): Promise<void>;
  /** Sends what was not sent yet. Returns the id of the saved cart, or null if there is none. */
  flush(): Promise<CartId | null>;
  /** Resolves when no call is under way. */
  idle(): Promise<void>;
  stop(): void;
};

/**
 * Time without a change after which the cart is sent, in milliseconds.
 * docs/rules/remote-cart.md#when-a-cart-is-sent.
 */
export const cartSyncDelayMs = 2_000;

/**
 * Keeps the cart of this browser and the person's saved cart the same. Failures are silent: the
 * next change, or the next start, sends the cart. One call at a time. Nothing is sent for a
 * visitor, nor while an order is being sent.
 */
export function createCartSync(deps: CartExchangeDeps): CartSync {
  const { sessions, shop } = deps;
  const exchange = createCartExchange(deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let hasToRead = false;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const session = sessions.current();
    if (session === null || submission.getState().isSending) return;
    if (hasToRead) {
      hasToRead = false;
      await exchange.read(session);
    } else {
      await exchange.send(session);
    }
  };
  const enqueue = (): Promise<void> => {
    queue = queue.then(run).catch(() => undefined);
    return queue;
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(), cartSyncDelayMs);
  };
  const unsubscribe = [
    shop.subscribe((now, before) => {
      if (now.lines !== before.lines || now.place !== before.place) schedule();
    }),
    submission.subscribe(({ isSending }) => {
      if (!isSending) schedule();
    }),
  ];
  return {
    start: () => {
      hasToRead = true;
      return enqueue();
    },
    flush: async () => {
      await enqueue();
      const session = sessions.current();
      return session && (readCommonCart(session.userId, deps.clock.now())?.id ?? null);
    },
    idle: () => queue,
    stop: () => {
      clearTimeout(timer);
      for (const end of unsubscribe) end();
    },
  };
}
