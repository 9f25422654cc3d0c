import { accept } from '@comanda/domain/result.ts';
import { useReading } from '@comanda/client/use-reading.ts';
import { getSessions, type sessionSchema } from '@comanda/contract/sessions.ts';
import type { SessionId } from '@comanda/domain/ids.ts';
import type * as v from 'valibot';

export type UserSession = v.InferOutput<typeof sessionSchema>;

/**
 * Returns the sessions of the user, this browser's first; null until they are loaded. `remove`
 * takes ended ones off the list. docs/rules/profile.md#sessions-in-the-profile.
 */
export function useUserSessions() {
  const { value, refusal, reload, change } = useReading(async (call) => {
    const answer = await call(getSessions, {});
    return answer.ok ? accept(thisBrowserFirst(answer.value ?? [])) : answer;
  }, 'sessions');
  const remove = (ended: (id: SessionId) => boolean): void =>
    change((sessions) => sessions?.filter(({ id, isCurrent }) => isCurrent || !ended(id)) ?? null);
  return { sessions: value, refusal, reload: () => void reload(), remove };
}

const thisBrowserFirst = (sessions: readonly UserSession[]): readonly UserSession[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
