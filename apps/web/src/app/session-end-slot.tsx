import { leaveModals } from '@comanda/ui/modals/modal-history.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { paths } from '../platform/paths.ts';
import { useLocation } from '../platform/use-location.ts';

/**
 * After the end of a user's session: leaves every modal and the personal page for the menu, and
 * opens the session-closed modal there. docs/rules/web.md#end-of-a-users-session.
 */
export function SessionEndSlot() {
  const { sessionEnd } = useApp();
  const end = useStore(sessionEnd, (state) => state.end);
  const modals = useModals();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (end === null) return;
    sessionEnd.setState({ end: null });
    void leaveModals(modals.closeAll).then(() => {
      navigate(paths.home, { replace: true });
      modals.open({ kind: 'sessionClosed', how: end });
    });
  }, [end, sessionEnd, modals, navigate]);
  return null;
}
