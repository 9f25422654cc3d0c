import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Api } from './api.ts';
import { useCalls } from './calls-context.ts';
import { afterRead, type Merge, nothingRead, type ReadingState } from './reading-state.ts';
import { useRefresh } from './use-refresh.ts';

/** `value`: the last answer; null before the first. `refusal`: why the last read failed. */
export type Reading<T> = {
  value: T | null;
  refusal: Refusal | null;
  /** Reads again. A failure keeps the value. */
  reload(): Promise<void>;
  /** True while `reload` runs. */
  isReloading: boolean;
  /** Changes the value before the next answer, such as by an event. */
  change(change: (value: T | null) => T | null): void;
};

/** Reads by one call or by several. `call` stops with the component; so does what uses `signal`. */
type Read<T> = (call: Api['call'], signal: AbortSignal) => Promise<Result<T | null, Refusal>>;

type Options<T> = {
  /** Milliseconds between two reads; the application's own number without it. */
  everyMs?: number | null;
  /** False: there is nothing to read, or not yet. */
  isEnabled?: boolean;
  merge?: Merge<T>;
};

/**
 * Reads at once, when the connection returns and, if the application or the caller says so, every
 * some milliseconds while the page shows. `key` names what is read: another key forgets the value.
 * docs/rules/web.md#reads-of-a-screen.
 */
export function useReading<T>(
  read: Read<T>,
  key: string,
  { everyMs, isEnabled = true, merge }: Options<T> = {},
): Reading<T> {
  const { api, connection, refreshMs } = useCalls();
  const isOffline = useStore(connection, ({ state }) => state === 'offline');
  const isOn = isEnabled && !isOffline;
  const everyOrNull = everyMs === undefined ? refreshMs : everyMs;
  const [state, setState] = useState<ReadingState<T>>(() => nothingRead(key));
  const [isReloading, setReloading] = useState(false);
  const latest = useRef({ read, merge });
  const aborter = useRef(new AbortController());
  useEffect(() => {
    latest.current = { read, merge };
  });
  const load = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const call: Api['call'] = (endpoint, input) => api.call(endpoint, { ...input, signal });
      const outcome = await latest.current.read(call, signal);
      if (signal.aborted) return;
      setState((before) => afterRead(before, key, outcome, latest.current.merge));
    },
    [api, key],
  );
  useEffect(() => {
    const current = new AbortController();
    aborter.current = current;
    if (isOn) void load(current.signal);
    return () => current.abort();
  }, [load, isOn]);
  useRefresh(load, everyOrNull ?? 0, isOn && everyOrNull !== null);
  const reload = useCallback(async (): Promise<void> => {
    if (!isEnabled) return;
    setReloading(true);
    await load(aborter.current.signal);
    setReloading(false);
  }, [load, isEnabled]);
  const change = useCallback<Reading<T>['change']>(
    (next) =>
      setState((before) => {
        const known = before.key === key ? before : nothingRead(key);
        return { ...known, value: next(known.value) };
      }),
    [key],
  );
  const { value, refusal } = state.key === key ? state : nothingRead(key);
  return { value, refusal, reload, isReloading, change };
}
