import { type Api, createApi } from '@comanda/client/api.ts';
import { systemClock } from '@comanda/client/clock.ts';
import { delay } from '@comanda/client/delay.ts';
import { followStoredSessions } from '@comanda/client/session-store.ts';
import { syncServerTime } from '@comanda/client/server-time.ts';
import { platformCounter } from '@comanda/contract/headers.ts';
import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import { createToasts } from '@comanda/ui/toasts/toasts.ts';
import type { CounterContext } from '../counter/app-context.ts';
import { createSound } from '../counter/counter-sound.ts';
import { openKeptOrders } from '../counter/kept/kept-orders.ts';
import { openLocks } from '../counter/locks.ts';
import { type CounterSessions, openSessions } from '../counter/session-store.ts';
import { openStoreChoice } from '../counter/store-choice.ts';
import { watchConnection } from '../platform/watch-connection.ts';
import { keepPage } from './keep-page.ts';
import { watchAnswers } from './watch-answers.ts';

/** Creates the counter's context from the page's facts and the values stored in this browser. */
export function createContext(page: CounterPage): CounterContext {
  const sessions = openSessions(systemClock.now);
  followStoredSessions(sessions);
  const connection = watchConnection();
  keepPage({ connection: connection.store, sessions });
  const onAnswer = (): void => {
    connection.reportAnswer();
    kept.heard();
  };
  const api = watchAnswers(createCounterApi(page, sessions, onAnswer), connection);
  const kept = openKeptOrders({ call: api.call, sessions, now: Date.now });
  return {
    page,
    api,
    sessions,
    locks: openLocks({ api, connection: connection.store, now: systemClock.now }),
    connection,
    kept,
    storeChoice: openStoreChoice(),
    toasts: createToasts(),
    sound: createSound(),
    clock: systemClock,
  };
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
