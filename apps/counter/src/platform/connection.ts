import type { Connection } from '@comanda/client/calls-context.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ConnectionStore = StoreApi<Connection>;

/** Milliseconds from one beat to the next, while the server answers and while it does not. */
const beatMs = 5 * secondMs;
const silentBeatMs = 2 * secondMs;

type Options = {
  /** Asks the server once. Resolves with true if it answered in time, whatever it said. */
  beat: () => Promise<boolean>;
  isDeviceOnline: () => boolean;
};

export type ConnectionMonitor = {
  store: ConnectionStore;
  /** A call got no answer. The counter then asks the server until it answers. */
  reportSilence(): void;
  /** An answer arrived, whatever it says. */
  reportAnswer(): void;
  /** The device's network came or went, or somebody looks at the page again. */
  reportDevice(): void;
  /** Asks at once, and then again and again for as long as the page lives. */
  start(): void;
};

/**
 * Follows the connection by a beat: it is online only while the last beat was answered. Any call
 * without an answer ends it sooner. docs/rules/counter-shell.md#lost-connection.
 */
export function createConnectionMonitor({ beat, isDeviceOnline }: Options): ConnectionMonitor {
  const store = createStore<Connection>(() => ({ state: isDeviceOnline() ? 'online' : 'offline' }));
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsking = false;
  const change = (state: Connection['state']): void => {
    if (store.getState().state !== state) store.setState({ state });
  };
  const askLater = (waitMs: number): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void ask(), waitMs);
  };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const isAnswered = await beat().catch(() => false);
    isAsking = false;
    change(isAnswered ? 'online' : 'offline');
    askLater(isAnswered ? beatMs : silentBeatMs);
  };
  const reportSilence = (): void => {
    if (store.getState().state === 'offline') return;
    change('offline');
    askLater(silentBeatMs);
  };
  return {
    store,
    reportSilence,
    // An answer may have been under way when the network went: only a beat means online.
    reportAnswer: () => {
      if (store.getState().state === 'offline') void ask();
    },
    reportDevice: () => {
      if (isDeviceOnline()) void ask();
      else reportSilence();
    },
    start: () => void ask(),
  };
}
