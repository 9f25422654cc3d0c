import type { CallInput } from '@comanda/client/api.ts';
import type { AnswerOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useRefresh } from '@comanda/ui/use-refresh.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCounter } from './app-context.ts';
import { useConnection } from './use-connection.ts';

/**
 * `value`: the last answer, which stays while the device is offline; null before the first.
 * `refusal`: why there is none yet.
 */
export type Reading<E extends Endpoint> = {
  value: AnswerOf<E> | null;
  refusal: Refusal | null;
  /** Reads again; a failure keeps the value. */
  reload(): Promise<void>;
};

/** A minute: what a screen shows is never older while the device is online. */
const usualMs = 60_000;

/**
 * Reads an endpoint at once, every `everyMs` milliseconds, when the page shows again and when the
 * connection returns. `key` names what is read, such as the store and the day: another key forgets
 * the value. docs/rules/counter-shell.md#lost-connection.
 */
export function useReading<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  key: string,
  everyMs = usualMs,
): Reading<E> {
  const { api } = useCounter();
  const { isOffline } = useConnection();
  const [read, setRead] = useState<{ key: string } & Omit<Reading<E>, 'reload'>>(nothing(key));
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const outcome = await api.call(endpoint, { ...latest.current, ...(signal && { signal }) });
      if (signal?.aborted === true) return;
      if (outcome.ok) setRead({ key, value: outcome.value, refusal: null });
      else if (!isLoggedOut(outcome.error))
        setRead((before) =>
          before.key === key && before.value !== null
            ? before
            : { key, value: null, refusal: outcome.error },
        );
    },
    [api, endpoint, key],
  );
  useEffect(() => {
    if (isOffline) return;
    const aborter = new AbortController();
    void load(aborter.signal);
    return () => aborter.abort();
  }, [load, isOffline]);
  useRefresh(load, everyMs, !isOffline);
  const { value, refusal } = read.key === key ? read : nothing(key);
  return { value, refusal, reload: load };
}

const nothing = (key: string) => ({ key, value: null, refusal: null });
