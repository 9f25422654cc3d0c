import type { Api } from '@comanda/client/api.ts';
import type { Board } from '@comanda/contract/counter/board.ts';
import { getOpenTickets } from '@comanda/contract/counter/ticket.ts';
import { isCopyOver, keptOrdersPerCall } from '@comanda/domain/counter/kept-orders.ts';
import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { CounterSessions } from '../session-store.ts';
import { learnPin, type PinOutcome, type PinOwner, renewDataKey, tryPin } from './kept-people.ts';
import { createKeptRecords, readCopy } from './kept-records.ts';
import type { KeptFacts } from './kept-shapes.ts';
import type { KeptOrders, KeptState } from './kept-state.ts';
import { openKeptStorage } from './kept-storage.ts';

/** Milliseconds between two writings of a busy board. */
const gatherMs = 2 * secondMs;
/** Milliseconds between two notes of the server's answers. */
const heardMs = 30 * secondMs;

const isReached = (storeIds: PinOwner['storeIds'], storeId: StoreId | null): boolean =>
  storeId !== null && staffReachesStore(storeIds, storeId);

/**
 * `state`: what the screens read. `now`: the device's clock. The server's is not known at a start
 * without a connection.
 */
type Parts = {
  state: StoreApi<KeptState>;
  call: Api['call'];
  sessions: Pick<CounterSessions, 'state'>;
  now: () => number;
};

/**
 * Keeps the open orders of the chosen store on this device, encrypted, and wipes them. Each change
 * is made by one tab at a time, in its order. A browser that cannot store or encrypt keeps nothing.
 * docs/rules/counter-offline.md#kept-orders.
 */
export function openKeptOrders({ state, call, sessions, now }: Parts): Omit<KeptOrders, 'state'> {
  const storage = openKeptStorage();
  const records = createKeptRecords(storage);
  /** Of the session, and of a PIN that opened the copy without one. */
  let key: CryptoKey | null = null;
  let opened: CryptoKey | null = null;
  let learned: CryptoKey | null = null;
  let latest: { storeId: StoreId; board: Board } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let notedAt = 0;

  const change = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (!('locks' in navigator) || !('subtle' in crypto)) return otherwise;
    const run = async (): Promise<T> => {
      const result = await work();
      await tellState();
      return result;
    };
    return navigator.locks.request('counter-kept', run).catch(() => otherwise);
  };
  const tellState = async (): Promise<void> => {
    const facts = await storage.read('facts');
    const people = (await storage.people()).filter(
      ({ dataKey, storeIds }) => dataKey !== null && isReached(storeIds, facts?.storeId ?? null),
    );
    state.setState({
      people: people.map(({ staffId, name }) => ({ staffId, name })),
      heardAt: facts?.heardAt ?? null,
      isOpen: opened !== null,
    });
  };
  const wipeNow = async (): Promise<void> => {
    [key, opened, learned, latest] = [null, null, null, null];
    await storage.wipe();
    await records.load(null);
  };
  const takeKey = async (next: CryptoKey, sessionId: string): Promise<void> => {
    [key, opened, learned] = [next, null, null];
    await storage.write('session', { sessionId, key: next });
    await records.load(next);
    state.setState(({ keys }) => ({ keys: keys + 1 }));
  };
  const startSession = async (sessionId: string): Promise<void> => {
    const slot = await storage.read('session');
    if ((await storage.read('facts')) === null)
      await storage.write('facts', { storeId: null, heardAt: now(), seenAt: now() });
    const known = slot?.sessionId === sessionId ? slot.key : learned;
    await takeKey(known ?? (await renewDataKey(storage)), sessionId);
  };
  const endSession = async (): Promise<void> => {
    [key, learned, latest] = [null, null, null];
    await storage.forget('session');
  };
  const followSession = (): Promise<void> =>
    change(async () => {
      const { session } = sessions.state.getState();
      await (session === null ? endSession() : startSession(session.id));
    }, undefined);
  /** Wipes a copy that is over; otherwise notes that the device was seen. */
  const tick = async (): Promise<void> => {
    const facts = await storage.read('facts');
    if (facts === null) return;
    if (isCopyOver(facts, now())) return wipeNow();
    await storage.write('facts', { ...facts, seenAt: Math.max(facts.seenAt, now()) });
  };
  const ofStore = async (facts: KeptFacts, storeId: StoreId): Promise<void> => {
    if (facts.storeId === storeId) return;
    await storage.clearRecords();
    await records.load(null);
    await storage.write('facts', { ...facts, storeId });
  };
  const saveLatest = (): Promise<readonly OrderId[]> =>
    change(async () => {
      const facts = await storage.read('facts');
      if (key === null || latest === null || facts === null) return [];
      await ofStore(facts, latest.storeId);
      return records.saveBoard(key, latest.board);
    }, []);
  const saveTickets = async (ids: readonly OrderId[], storeId: StoreId): Promise<boolean> => {
    const used = key;
    const query = { ids: ids.join(',') };
    const outcome = await call(getOpenTickets, { params: { id: storeId }, query });
    const tickets = outcome.ok ? outcome.value?.tickets : undefined;
    if (tickets === undefined) return false;
    await change(async () => {
      if (used !== null && used === key) await records.saveTickets(used, ids, tickets);
    }, undefined);
    return true;
  };
  const writeLatest = async (): Promise<void> => {
    const written = latest;
    const missing = await saveLatest();
    for (let at = 0; at < missing.length && written !== null; at += keptOrdersPerCall) {
      const ids = missing.slice(at, at + keptOrdersPerCall);
      if (!(await saveTickets(ids, written.storeId))) break;
    }
    timer = null;
    if (latest !== written) plan();
  };
  const plan = (): void => {
    timer ??= setTimeout(() => void writeLatest(), gatherMs);
  };

  void change(tick, undefined);
  void followSession();
  setInterval(() => void change(tick, undefined), minuteMs);
  sessions.state.subscribe(({ session }, before) => {
    if (session?.id !== before.session?.id) void followSession();
  });
  return {
    keep: (storeId, board) => {
      latest = { storeId, board };
      plan();
    },
    choose: (storeId) =>
      void change(async () => {
        const facts = await storage.read('facts');
        if (facts !== null) await ofStore(facts, storeId);
      }, undefined),
    learnPin: (owner, pin) =>
      void change(async () => {
        const known = await learnPin(storage, owner, pin);
        const { session } = sessions.state.getState();
        if (session === null) learned = known;
        else if (known === null) await takeKey(await renewDataKey(storage), session.id);
      }, undefined),
    open: (staffId, pin) =>
      change<PinOutcome>(
        async () => {
          await tick();
          const outcome = await tryPin(storage, staffId, pin);
          if (outcome.ok) opened = outcome.key;
          return outcome;
        },
        { ok: false, triesLeft: 0 },
      ),
    close: () =>
      void change(async () => {
        opened = null;
      }, undefined),
    read: () =>
      change(async () => {
        await tick();
        const reader = key ?? opened;
        return reader === null ? null : readCopy(storage, reader);
      }, null),
    heard: () => {
      if (Math.abs(now() - notedAt) < heardMs) return;
      notedAt = now();
      void change(async () => {
        const facts = await storage.read('facts');
        const { session } = sessions.state.getState();
        if (facts !== null)
          await storage.write('facts', { ...facts, heardAt: now(), seenAt: now() });
        else if (session !== null) await startSession(session.id);
      }, undefined);
    },
    keepPeople: (staffIds) =>
      void change(async () => {
        for (const { staffId } of await storage.people())
          if (!staffIds.includes(staffId)) await storage.forgetPerson(staffId);
      }, undefined),
    wipe: () => void change(wipeNow, undefined),
  };
}
