import type { Api } from '@comanda/client/api.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { useRefresh } from '@comanda/ui/use-refresh.ts';
import { useCallback, useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';

/** The milliseconds after which the screen reads again what another tablet may have changed. */
const readAgainMs = 10_000;

/** `failed`: nothing could be read yet. A failure later keeps what is shown. */
export type Answer<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'read'; value: T };
/** A call that reads something of a store; it stays the same function. */
export type StoreReader<T> = (
  api: Api,
  storeId: StoreId,
  signal?: AbortSignal,
) => Promise<Result<T | null, Refusal>>;

/** Reads an answer about a store, again every 10 seconds, and at once after `reload`. */
export function useAnswer<T>(
  read: StoreReader<T>,
  storeId: StoreId,
): { answer: Answer<T>; reload: () => Promise<void> } {
  const { api } = useCounter();
  const [last, setLast] = useState<{ storeId: StoreId; answer: Answer<T> } | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const outcome = await read(api, storeId, signal);
      if (signal?.aborted) return;
      setLast((earlier) => {
        if (outcome.ok && outcome.value !== null)
          return { storeId, answer: { kind: 'read', value: outcome.value } };
        const keeps = earlier?.storeId === storeId && earlier.answer.kind === 'read';
        return keeps ? earlier : { storeId, answer: { kind: 'failed' } };
      });
    },
    [api, read, storeId],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void load(aborter.signal);
    return () => aborter.abort();
  }, [load]);
  useRefresh(load, readAgainMs, true);
  const reload = useCallback(() => load(), [load]);
  return { answer: last?.storeId === storeId ? last.answer : { kind: 'loading' }, reload };
}
