import {
  isLoggedOut,
  isOutcomeUnknown,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';

/** One sending of an action. */
type Attempt<T> = (idempotencyKey: string) => Promise<Result<T, Refusal>>;

type Parts = {
  isOffline: () => boolean;
  makeKey: () => string;
  onBusy: (isBusy: boolean) => void;
  /** Shows a refusal; `again` is null if sending the same once more would not help. */
  onRefusal: (refusal: Refusal, again: (() => void) | null) => void;
  /**
   * The session had ended when the server got the action: the sign-in that follows has to tell it.
   * null: that is a refusal like any other.
   */
  onSignedOut: (() => void) | null;
  /** Says whether a refusal is shown with a way to send the same again. */
  offersRetry?: (refusal: Refusal) => boolean;
};

export type ActionRunner = {
  /**
   * Returns null if the action is being sent already: the tap was a double one. `request` names
   * what is sent: the same request, tapped again while the outcome of the last one is unknown,
   * carries its key.
   */
  run<T>(request: string, send: Attempt<T>): Promise<Result<T, Refusal> | null>;
};

/**
 * Sends one action at a time, each tap with one idempotency key that its retries keep, so that the
 * server does it once. Without a connection it sends nothing.
 * docs/rules/counter-shell.md#one-key-per-tap.
 */
export function createActionRunner(parts: Parts): ActionRunner {
  const { isOffline, makeKey, onBusy, onRefusal, onSignedOut } = parts;
  const { offersRetry = isOutcomeUnknown } = parts;
  let isBusy = false;
  let inDoubt: { request: string; key: string } | null = null;
  const run = async <T>(request: string, send: Attempt<T>): Promise<Result<T, Refusal> | null> => {
    if (isBusy) return null;
    const repeated = inDoubt?.request === request ? inDoubt : null;
    const again = (): void => void run(request, send);
    if (isOffline()) {
      const unsent = refusalOf('NETWORK_ERROR', { offline: true });
      onRefusal(unsent, repeated === null ? null : again);
      return refuse(unsent);
    }
    const key = repeated?.key ?? makeKey();
    isBusy = true;
    onBusy(true);
    const outcome = await send(key).finally(() => {
      isBusy = false;
      onBusy(false);
    });
    const isUnknown = !outcome.ok && isOutcomeUnknown(outcome.error);
    inDoubt = isUnknown ? { request, key } : null;
    if (outcome.ok) return outcome;
    if (onSignedOut !== null && isLoggedOut(outcome.error)) onSignedOut();
    else onRefusal(outcome.error, offersRetry(outcome.error) ? again : null);
    return outcome;
  };
  return { run };
}
