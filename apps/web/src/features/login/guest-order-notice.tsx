import { useReading } from '@comanda/client/use-reading.ts';
import { accept } from '@comanda/domain/result.ts';
import { getActiveOrders } from '@comanda/contract/orders.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Notice } from '@comanda/ui/notice.tsx';
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
  const guests = useSessions().filter(({ role }) => role === 'guest');
  const reading = useReading<readonly string[]>(
    async (call) => {
      const requests = guests.map(async (guest) => {
        const active = await call(getActiveOrders, { as: guest });
        return active.ok && (active.value ?? []).length > 0 ? [guest.email] : [];
      });
      return accept((await Promise.all(requests)).flat());
    },
    JSON.stringify(guests.map(({ userId }) => userId)),
    { isEnabled: guests.length > 0 },
  );
  return reading.value ?? [];
}
