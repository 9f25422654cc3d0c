import { getActiveOrders } from '@comanda/contract/orders.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSessions } from '../../shop/use-sessions.ts';

/**
 * Says before the login that an order under way of a guest stays apart, if the typed e-mail is
 * another one than the guest's. docs/rules/login.md#guests-order-under-way.
 */
export function GuestOrderNotice({ email }: { email: string }) {
  const words = useTextsOf(loginTexts);
  const guestEmails = useEmailsUnderWay();
  const other = guestEmails.find((guest) => email.trim() !== '' && !isSameEmail(guest, email));
  return other === undefined ? null : <Notice icon="bike">{words.guestOrder(other)}</Notice>;
}

const isSameEmail = (first: string, second: string): boolean =>
  first.trim().toLowerCase() === second.trim().toLowerCase();

/** Returns the e-mails of this browser's guests who have an order under way. */
function useEmailsUnderWay(): readonly string[] {
  const { api } = useApp();
  const sessions = useSessions();
  const [emails, setEmails] = useState<readonly string[]>([]);
  useEffect(() => {
    const aborter = new AbortController();
    const guests = sessions.filter(({ role }) => role === 'guest');
    const requests = guests.map(async (guest) => {
      const active = await api.call(getActiveOrders, { as: guest, signal: aborter.signal });
      return active.ok && (active.value ?? []).length > 0 ? [guest.email] : [];
    });
    void Promise.all(requests).then((found) => {
      if (!aborter.signal.aborted) setEmails(found.flat());
    });
    return () => aborter.abort();
  }, [api, sessions]);
  return emails;
}
