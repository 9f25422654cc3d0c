import type { BrowserSession } from '@comanda/client/session.ts';
import { allSessions } from '@comanda/client/sessions.ts';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useApp } from './app-context.ts';

export const useSession = (): BrowserSession | null =>
  useStore(useApp().sessions.state, ({ session }) => session);

/** Returns every session of this browser. The shopper may see the orders of all of them. */
export function useSessions(): readonly BrowserSession[] {
  const sessions = useStore(useApp().sessions.state);
  return useMemo(() => allSessions(sessions), [sessions]);
}
