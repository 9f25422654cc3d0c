import {
  isLoggedOut,
  isOutcomeUnknown,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';

/** One sending of an action. `again` sends the same request with the same key. */
type Attempt<T> = (idempotencyKey: string) => Promise<Result<T, Refusal>>;

type Parts = {
  isOffline: () => boolean;
  makeKey: () => string;
  onBusy: (isBusy: boolean) => void;
  /** Shows a refusal; `again` is null if sending the same once more would not help. */
  onRefusal: (refusal: Refusal, again: (() => void) | null) => void;
};

export type ActionRunner = {
  /** Returns null if the action is being sent already: the tap was a double one. */
  run<T>(send: Attempt<T>): Promise<Result<T, Refusal> | null>;
};

/**
 * Sends one action at a time, each tap with one idempotency key that its retries keep, so that the server does it once. Without a connection
 * it sends nothing. docs/rules/counter-shell.md#one-key-per-tap.
 */
export function createActionRunner({ isOffline, makeKey, onBusy, onRefusal }: Parts): ActionRunner {
  let isBusy = false;
  const runWith = async <T>(send: Attempt<T>, key: string): Promise<Result<T, Refusal> | null> => {
    if (isBusy) return null;
    if (isOffline()) {
      onRefusal(refusalOf('NETWORK_ERROR', { offline: true }), null);
      return refuse(refusalOf('NETWORK_ERROR', { offline: true }));
    }
    isBusy = true;
    onBusy(true);
    const outcome = await send(key).finally(() => {
      isBusy = false;
      onBusy(false);
    });
    if (!outcome.ok && !isLoggedOut(outcome.error))
      onRefusal(
        outcome.error,
        isOutcomeUnknown(outcome.error) ? () => void runWith(send, key) : null,
      );
    return outcome;
  };
  return { run: (send) => runWith(send, makeKey()) };
}
