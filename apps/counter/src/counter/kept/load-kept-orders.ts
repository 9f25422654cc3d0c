import type { Api } from '@comanda/client/api.ts';
import { createStore } from 'zustand/vanilla';
import { loadPart } from '../../platform/load-part.ts';
import type { CounterSessions } from '../session-store.ts';
import type { KeptOrders, KeptState } from './kept-state.ts';

const nothingKept: KeptState = { people: [], heardAt: null, isOpen: false, keys: 0 };

type Opened = Omit<KeptOrders, 'state'>;
type Parts = {
  call: Api['call'];
  sessions: Pick<CounterSessions, 'state'>;
  now: () => number;
  /** Runs a function once the page rests. */
  whenIdle: (run: () => void) => void;
  /** Resolves when the device has a network again. */
  untilOnline: () => Promise<void>;
};

/**
 * Keeps open orders on this device with code that is loaded once the page rests, or with the first
 * call that cannot wait. What is called before runs afterwards, in its order. Without a network and
 * without the file, nothing is kept or read until the network returns.
 * docs/rules/counter-offline.md#kept-orders.
 */
export function loadKeptOrders({ whenIdle, untilOnline, ...parts }: Parts): KeptOrders {
  const state = createStore<KeptState>(() => nothingKept);
  let start = (): void => undefined;
  let isLoaded = false;
  const load = async (): Promise<Opened> => {
    try {
      const { openKeptOrders } = await loadPart(() => import('./kept-orders.ts'));
      isLoaded = true;
      return openKeptOrders({ state, ...parts });
    } catch {
      await untilOnline();
      return load();
    }
  };
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const opened = started.then(load);
  const later = (run: (kept: Opened) => void): void => void opened.then(run);
  const now = <T>(run: (kept: Opened) => T): Promise<Awaited<T>> => {
    start();
    return opened.then(run) as Promise<Awaited<T>>;
  };
  whenIdle(start);
  return {
    state,
    keep: (storeId, board) => later((kept) => kept.keep(storeId, board)),
    choose: (storeId) => later((kept) => kept.choose(storeId)),
    learnPin: (owner, pin) => void now((kept) => kept.learnPin(owner, pin)),
    open: (staffId, pin) => now((kept) => kept.open(staffId, pin)),
    close: () => later((kept) => kept.close()),
    read: () => now((kept) => kept.read()),
    // The next answer comes within seconds.
    heard: () => (isLoaded ? later((kept) => kept.heard()) : undefined),
    keepPeople: (staffIds) => later((kept) => kept.keepPeople(staffIds)),
    wipe: () => void now((kept) => kept.wipe()),
  };
}
