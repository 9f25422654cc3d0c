import { useRefresh } from '@comanda/client/use-refresh.ts';
import { getDevicePeople } from '@comanda/contract/counter/sign-in.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import type { KnownDevice } from '../../counter/device.ts';
import { useConnection } from '../../counter/use-connection.ts';
import type { DevicePeople } from './people-step.tsx';

/** `none`: there is no device, or it was removed. `failed`: the server did not answer. */
export type PeopleState =
  { state: 'loading' | 'none' | 'failed' } | { state: 'ready'; list: DevicePeople };

/**
 * Reads the people who may sign in on this device, again each minute and when the connection
 * returns, so that a locked device learns that it was removed. `onRemoved` runs if the server does
 * not know the device any more.
 */
export function useDevicePeople(device: KnownDevice | null, onRemoved: () => void) {
  const { api, kept } = useCounter();
  const { isOffline } = useConnection();
  const [people, setPeople] = useState<PeopleState>({
    state: device === null ? 'none' : 'loading',
  });
  const id = device?.id;
  const read = useCallback(async (): Promise<void> => {
    if (id === undefined) return setPeople({ state: 'none' });
    const outcome = await api.call(getDevicePeople, { as: null });
    if (outcome.ok && outcome.value !== null) {
      kept.keepPeople(withPin(outcome.value));
      return setPeople({ state: 'ready', list: outcome.value });
    }
    if (outcome.ok || outcome.error.label !== 'NOT_FOUND')
      return setPeople((now) => (now.state === 'ready' ? now : { state: 'failed' }));
    setPeople({ state: 'none' });
    onRemoved();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function is a new one at each drawing
  }, [api, id, kept]);
  const wasRead = useRef(false);
  useEffect(() => {
    if (isOffline && wasRead.current) return;
    wasRead.current = true;
    void read();
  }, [read, isOffline]);
  useRefresh(read, minuteMs, id !== undefined && !isOffline && people.state !== 'none');
  return { people, read };
}

const withPin = ({ people }: DevicePeople): readonly string[] =>
  people.filter(({ hasPin, needsCode }) => hasPin && !needsCode).map(({ id }) => id);
