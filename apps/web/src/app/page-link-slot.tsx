import { useEffect } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';

/**
 * Opens the modal that a link of a mail asks for, once. Somebody who is logged in already needs no
 * login.
 */
export function PageLinkSlot() {
  const { link, sessions } = useApp();
  const modals = useModals();
  useEffect(() => {
    const { oobCode, endSessions, unsubscribe } = link;
    delete link.oobCode;
    delete link.endSessions;
    delete link.unsubscribe;
    if (endSessions !== undefined) modals.open({ kind: 'endSessions', key: endSessions });
    if (unsubscribe !== undefined) modals.open({ kind: 'unsubscribe', key: unsubscribe });
    if (oobCode !== undefined && sessions.current()?.role !== 'user')
      void modals.ask({ kind: 'login', oobCode });
  }, [link, sessions, modals]);
  return null;
}
