import type { Connection } from '@comanda/client/calls-context.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ConnectionStore = StoreApi<Connection>;

/** Milliseconds between two questions to a server that does not answer. */
const probeMs = 3_000;

type Options = {
  /** Resolves with true if the server answers. */
  probe: () => Promise<boolean>;
  isDeviceOnline: () => boolean;
};

export type ConnectionMonitor = {
  store: ConnectionStore;
  /** A call got no answer. The counter then asks the server until it answers. */
  reportSilence(): void;
  /** An answer arrived, whatever it says. */
  reportAnswer(): void;
  /** The device's network came or went. */
  reportDevice(): void;
};

/** Follows the connection by the answers of calls. docs/rules/counter-shell.md#lost-connection. */
export function createConnectionMonitor({ probe, isDeviceOnline }: Options): ConnectionMonitor {
  const store = createStore<Connection>(() => ({ state: isDeviceOnline() ? 'online' : 'offline' }));
  let timer: ReturnType<typeof setTimeout> | null = null;
  const change = (state: Connection['state']): void => {
    if (store.getState().state !== state) store.setState({ state });
  };
  const goOnline = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    change('online');
  };
  const askLater = (waitMs: number): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      void probe().then((answers) => (answers ? goOnline() : askLater(probeMs)));
    }, waitMs);
  };
  const reportSilence = (): void => {
    change('offline');
    if (timer === null) askLater(probeMs);
  };
  /**
   * An answer may have been under way when the network went: the server is asked before it counts.
   */
  const reportAnswer = (): void => {
    if (isDeviceOnline() || store.getState().state === 'online') goOnline();
    else if (timer === null) askLater(0);
  };
  if (!isDeviceOnline()) askLater(probeMs);
  return {
    store,
    reportSilence,
    reportAnswer,
    reportDevice: () => {
      if (!isDeviceOnline()) return reportSilence();
      if (store.getState().state === 'offline') askLater(0);
    },
  };
}
