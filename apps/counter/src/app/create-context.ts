import { type Api, createApi } from '@comanda/client/api.ts';
import { systemClock } from '@comanda/client/clock.ts';
import { delay } from '@comanda/client/delay.ts';
import { followStoredSessions } from '@comanda/client/session-store.ts';
import { syncServerTime } from '@comanda/client/server-time.ts';
import { platformCounter } from '@comanda/contract/headers.ts';
import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { createToasts } from '@comanda/ui/toasts/toasts.ts';
import type { CounterContext } from '../counter/app-context.ts';
import { readKnownDevice } from '../counter/device.ts';
import { createSound } from '../counter/counter-sound.ts';
import { loadKeptOrders } from '../counter/kept/load-kept-orders.ts';
import { openLocks } from '../counter/locks.ts';
import { type CounterSessions, openSessions } from '../counter/session-store.ts';
import { openStoreChoice, shownStore, type StoreChoice } from '../counter/store-choice.ts';
import { createOrderTaps } from '../counter/taps/order-taps.ts';
import { openStoredTaps } from '../counter/taps/stored-taps.ts';
import { createBeat } from '../counter/waiting-orders.ts';
import { probeServer } from '../platform/probe-server.ts';
import { untilOnline } from '../platform/until-online.ts';
import { watchConnection } from '../platform/watch-connection.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { chooseOpenedStore } from './choose-opened-store.ts';
import { keepPage } from './keep-page.ts';
import { watchAnswers } from './watch-answers.ts';

/** Creates the counter's context from the page's facts and the values stored in this browser. */
export function createContext(page: CounterPage): CounterContext {
  const sessions = openSessions(systemClock.now);
  followStoredSessions(sessions);
  const storeChoice = openStoreChoice();
  chooseOpenedStore(storeChoice);
  const { connection, calls, waiting } = connect({
    ...{ page, sessions, storeChoice },
    onAnswer: () => kept.heard(),
  });
  keepPage({ connection: connection.store, sessions });
  const api = watchAnswers(calls, connection);
  const kept = loadKeptOrders({
    ...{ call: api.call, sessions, now: Date.now },
    ...{ whenIdle, untilOnline },
  });
  const taps = createOrderTaps({
    api,
    connection: connection.store,
    stored: openStoredTaps(systemClock.now),
    onSignedOut: sessions.endedInAction,
    makeKey: () => crypto.randomUUID(),
    now: systemClock.now,
    timerNow: () => performance.now(),
    set: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return {
    page,
    api,
    taps,
    sessions,
    waiting,
    locks: openLocks({
      api,
      connection: connection.store,
      now: systemClock.now,
      sendTaps: taps.sendOf,
    }),
    connection,
    kept,
    storeChoice,
    toasts: createToasts(),
    sound: createSound(systemClock.now),
    clock: systemClock,
  };
}

type Parts = Pick<CounterContext, 'page' | 'sessions' | 'storeChoice'> & {
  /** The server answered. */
  onAnswer: () => void;
};

/** Starts the beats, whose answers say whether there is a connection and how many orders wait. */
function connect({ page, sessions, storeChoice, onAnswer }: Parts) {
  const calls = createCounterApi(page, sessions, () => {
    connection.reportAnswer();
    onAnswer();
  });
  const { waiting, beat } = createBeat({
    api: calls,
    place: () => ({
      isSharedDevice: readKnownDevice()?.isShared === true,
      storeId: shownStoreOf(page, sessions, storeChoice),
    }),
    probe: probeServer,
    timeLimit: (ms) => AbortSignal.timeout(ms),
  });
  const connection = watchConnection(beat);
  connection.start();
  return { connection, calls, waiting };
}

/** The store that the signed-in person sees; null: nobody is signed in, or they have none. */
function shownStoreOf(
  page: CounterPage,
  sessions: CounterSessions,
  { state }: StoreChoice,
): StoreId | null {
  const { session } = sessions.state.getState();
  return session === null
    ? null
    : (shownStore(page, session, state.getState().storeId)?.id ?? null);
}

const createCounterApi = (
  { tenantId, country }: CounterPage,
  sessions: CounterSessions,
  onAnswer: () => void,
): Api =>
  createApi({
    tenantId,
    decimals: country.decimals,
    platform: platformCounter,
    sessions,
    timeLimit: (ms) => AbortSignal.timeout(ms),
    wait: delay,
    random: Math.random,
    onServerTime: (serverTime) => {
      onAnswer();
      syncServerTime(serverTime);
    },
  });
