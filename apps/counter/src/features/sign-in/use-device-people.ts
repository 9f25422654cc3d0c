import { getDevicePeople } from '@comanda/contract/counter/sign-in.ts';
import { useCallback, useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import type { KnownDevice } from '../../counter/device.ts';
import type { DevicePeople } from './people-step.tsx';

/** `none`: there is no device, or it was removed. `failed`: the server did not answer. */
export type PeopleState =
  { state: 'loading' | 'none' | 'failed' } | { state: 'ready'; list: DevicePeople };

/**
 * Reads the people who may sign in on this device. `onRemoved` runs if the server does not know the
 * device any more.
 */
export function useDevicePeople(device: KnownDevice | null, onRemoved: () => void) {
  const { api } = useCounter();
  const [people, setPeople] = useState<PeopleState>({
    state: device === null ? 'none' : 'loading',
  });
  const id = device?.id;
  const read = useCallback(async (): Promise<void> => {
    if (id === undefined) return setPeople({ state: 'none' });
    const outcome = await api.call(getDevicePeople, { as: null });
    if (outcome.ok && outcome.value !== null)
      return setPeople({ state: 'ready', list: outcome.value });
    if (outcome.ok || outcome.error.label !== 'NOT_FOUND') return setPeople({ state: 'failed' });
    setPeople({ state: 'none' });
    onRemoved();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function is a new one at each drawing
  }, [api, id]);
  useEffect(() => void read(), [read]);
  return { people, read };
}
