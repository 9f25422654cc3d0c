import { getSessions, type sessionSchema } from '@comanda/contract/sessions.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SessionId } from '@comanda/domain/ids.ts';
import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { useApp } from '../../shop/app-context.ts';

export type UserSession = v.InferOutput<typeof sessionSchema>;

/**
 * `sessions` null: not loaded yet. `refusal`: the last load failed, and the sessions before it
 * stay.
 */
type UserSessions = { sessions: readonly UserSession[] | null; refusal: Refusal | null };

/**
 * Returns the sessions of the user, this browser's first. `remove` takes ended ones off the list.
 * docs/rules/profile.md#sessions-in-the-profile.
 */
export function useUserSessions() {
  const { api } = useApp();
  const [state, setState] = useState<UserSessions>({ sessions: null, refusal: null });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await api.call(getSessions, signal === undefined ? {} : { signal });
      if (signal?.aborted === true) return;
      if (answer.ok) setState({ sessions: thisBrowserFirst(answer.value ?? []), refusal: null });
      else setState(({ sessions }) => ({ sessions, refusal: answer.error }));
    },
    [api],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void load(aborter.signal);
    return () => aborter.abort();
  }, [load]);
  const remove = (ended: (id: SessionId) => boolean): void =>
    setState(({ sessions, refusal }) => ({
      sessions: sessions?.filter(({ id, isCurrent }) => isCurrent || !ended(id)) ?? null,
      refusal,
    }));
  return { ...state, reload: () => void load(), remove };
}

const thisBrowserFirst = (sessions: readonly UserSession[]): readonly UserSession[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
