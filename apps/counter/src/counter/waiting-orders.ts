import type { Api } from '@comanda/client/api.ts';
import {
  getDeviceWaiting,
  getStoreWaiting,
  type WaitingOrders,
} from '@comanda/contract/counter/waiting.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The orders that wait at the store of this device, as the last beat told; null: it told none. */
export type WaitingStore = StoreApi<{ orders: WaitingOrders | null }>;

/** `storeId`: the store of the signed-in person; null: nobody is signed in, or has no store. */
type Place = { isSharedDevice: boolean; storeId: StoreId | null };

type Parts = {
  api: Pick<Api, 'call'>;
  place: () => Place;
  /** Asks for a file, where nobody may count orders. */
  probe: (signal: AbortSignal) => Promise<boolean>;
  timeLimit: (ms: number) => AbortSignal;
};

export type Beat = { waiting: WaitingStore; beat: () => Promise<boolean> };

/** Milliseconds after which the server counts as silent. */
const silentAfterMs = 4_000;

/**
 * One beat: counts the orders that wait, by the right of a shared device, or else by the session
 * and its store. Its answer, whatever it says, means that there is a connection.
 * docs/rules/counter-shell.md#beat.
 */
export function createBeat({ api, place, probe, timeLimit }: Parts): Beat {
  const waiting: WaitingStore = createStore<{ orders: WaitingOrders | null }>(() => ({
    orders: null,
  }));
  const tell = (orders: WaitingOrders | null): void => {
    if (!isSame(orders, waiting.getState().orders)) waiting.setState({ orders });
  };
  const beat = async (): Promise<boolean> => {
    const signal = timeLimit(silentAfterMs);
    const { isSharedDevice, storeId } = place();
    const ofDevice = isSharedDevice ? await api.call(getDeviceWaiting, { as: null, signal }) : null;
    if (ofDevice !== null && (ofDevice.ok || !isRefused(ofDevice.error)))
      return end(ofDevice, tell);
    if (storeId !== null)
      return end(await api.call(getStoreWaiting, { params: { id: storeId }, signal }), tell);
    tell(null);
    return ofDevice !== null || probe(signal);
  };
  return { waiting, beat };
}

/** A lost beat keeps what the last one told: an order that waited still does. */
function end(
  outcome: Result<WaitingOrders | null, Refusal>,
  tell: (orders: WaitingOrders | null) => void,
): boolean {
  if (outcome.ok) tell(outcome.value);
  else if (isRefused(outcome.error)) tell(null);
  return outcome.ok || !isSilence(outcome.error);
}

/** The device has no right, or the session has ended. */
const isRefused = ({ label }: Refusal): boolean =>
  label === 'NOT_FOUND' || label === 'Unauthorized' || label === 'INVALID_TOKEN';

const isSilence = ({ label, metadata }: Refusal): boolean =>
  label === 'NETWORK_ERROR' || label === 'TIMEOUT' || metadata['aborted'] === true;

const isSame = (a: WaitingOrders | null, b: WaitingOrders | null): boolean =>
  a?.waiting === b?.waiting && a?.alarm === b?.alarm;
