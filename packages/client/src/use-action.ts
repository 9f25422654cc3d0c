import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createActionRunner } from './action-runner.ts';
import type { Api } from './api.ts';
import { useCalls } from './calls-context.ts';

/** Sends an action by one call or by several. The key is the same when the action is repeated. */
type Send<I, T> = (
  call: Api['call'],
  input: I,
  idempotencyKey: string,
) => Promise<Result<T, Refusal>>;

type Options<T> = {
  /** Runs after each success, also after one that a retry brought. */
  onDone?: ((answer: T) => void) | undefined;
  /** Runs after a refusal. `again` sends the same once more; null if that would not help. */
  onRefused?: ((refusal: Refusal, again: (() => void) | null) => void) | undefined;
};

export type Action<I, T> = {
  /** Resolves with null if the action is under way already: the press was a double one. */
  run(input: I): Promise<Result<T, Refusal> | null>;
  /** True until the answer: the button is `aria-disabled` and says so. */
  isBusy: boolean;
  /** Why the last run was refused; null while another one is under way. */
  refusal: Refusal | null;
  /** Forgets the refusal: what was refused has changed. */
  clear(): void;
};

const idle = { isBusy: false, refusal: null };

/**
 * The one way to send: one sending at a time, one Idempotency-Key per press, kept over retries;
 * nothing while the device is offline. docs/rules/web.md#actions-of-a-screen.
 */
export function useAction<T, I = void>(send: Send<I, T>, options: Options<T> = {}): Action<I, T> {
  const { api, connection, onSignedOut, offersRetry } = useCalls();
  const [state, setState] = useState<Pick<Action<I, T>, 'isBusy' | 'refusal'>>(idle);
  const latest = useRef({ send, options });
  useEffect(() => {
    latest.current = { send, options };
  });
  const run = useMemo(() => {
    const runner = createActionRunner({
      isOffline: () => connection.getState().state === 'offline',
      makeKey: () => crypto.randomUUID(),
      onBusy: (isBusy) => setState({ isBusy, refusal: null }),
      onRefusal: (refusal, again) => {
        setState({ isBusy: false, refusal });
        latest.current.options.onRefused?.(refusal, again);
      },
      onSignedOut,
      offersRetry,
    });
    return (input: I) =>
      runner.run<T>(JSON.stringify(input, nameFile), async (key) => {
        const outcome = await latest.current.send(api.call, input, key);
        if (outcome.ok) latest.current.options.onDone?.(outcome.value);
        return outcome;
      });
  }, [api, connection, onSignedOut, offersRetry]);
  const clear = useCallback(() => setState(({ isBusy }) => ({ isBusy, refusal: null })), []);
  return { run, ...state, clear };
}

/** Names a file by what tells one from another unread. The server compares its bytes. */
const nameFile = (_: string, value: unknown): unknown =>
  value instanceof Blob
    ? [value.size, value.type, value instanceof File ? value.lastModified : 0]
    : value;
