import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { mergeAddresses } from '../address/merge-addresses.rows.ts';
import { mergeOrders } from '../order/merge-orders.rows.ts';
import { mergeSubscriptions } from '../push/merge-subscriptions.rows.ts';
import { publishSessionEnd } from '../session/publish-session-end.rows.ts';
import { findToken } from '../session/session.rows.ts';
import { deleteGuest, lockGuest } from './guest.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Events } from '../platform/events.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

/**
 * The guest whose token the login call carries, and the user who has just proved `provenEmail`, a
 * normal email, with the new session.
 */
export type GuestToMerge = {
  guestTokenHash: string;
  userId: UserId;
  userTokenHash: string;
  provenEmail: string;
};

/** The number of orders and of saved addresses that the user got. */
export type MergedGuest = { orders: number; addresses: number };

/**
 * Merges a guest into a user: the guest's orders and what belongs to the guest become the user's,
 * and the guest is deleted with all tokens. Returns null, and merges nothing, unless the token is
 * live, of this tenant, and its guest has the proven email: the token shows who made the orders,
 * the email who the person is. Neither is enough alone. Run it in the transaction that spends the
 * code. docs/rules/people.md#guest-merged-into-a-user,
 * docs/decisions/0018-sessions-of-guests.md.
 */
export async function mergeGuest(
  events: Pick<Events, 'emit'>,
  tx: Tx,
  { guestTokenHash, userId, userTokenHash, provenEmail }: GuestToMerge,
  now: number,
): Promise<MergedGuest | null> {
  const token = await findToken(tx, guestTokenHash, now);
  if (token?.role !== 'guest') return null;
  const guest = await lockGuest(tx, token.userId);
  if (!guest || normalEmail(guest.email) !== provenEmail) return null;
  const orders = await mergeOrders(tx, guest.id, userId);
  const addresses = await mergeAddresses(tx, guest.id, userId);
  await mergeSubscriptions(tx, guest.id, { userId, tokenHash: userTokenHash });
  await mergeGuestCart(tx, { guestId: guest.id, userId }, now);
  // Other things that belong to a person are merged here: deleting the guest deletes the rest.
  await deleteGuest(tx, guest.id);
  await publishSessionEnd(events, tx, guest.id);
  return { orders, addresses };
}
