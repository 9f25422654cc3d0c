import { sortAddresses } from '@comanda/domain/address/saved-address.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { findCardsOfUser, type StoredCard } from '../card/card.rows.ts';
import { findAddresses } from '../address/address.rows.ts';
import {
  findEarlierEmails,
  findExportedCoupons,
  findExportedPoints,
  findExportedPushes,
  findExportedSessions,
} from './export.rows.ts';
import { findExportedPerson } from '../user/exported-person.rows.ts';
import { findLiveCart } from '../cart/shopping-cart.rows.ts';
import { toUser } from '../user/user.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { shownCard } from '../card/shown-card.ts';
import { shownCart } from '../cart/read-shopping-cart.ts';

export type ExportHead = NonNullable<Awaited<ReturnType<typeof readExportHead>>>;

/**
 * Returns everything of an export but its long lists; null if there is no such person any more.
 * `now` in milliseconds. `pointRate`: the money of 100 points.
 */
export async function readExportHead(
  tx: Tx,
  id: UserId,
  { now, pointRate }: { now: number; pointRate: Minor },
) {
  const person = await findExportedPerson(tx, id);
  if (!person) return null;
  const cart = await findLiveCart(tx, id);
  const { email_subscription: given, email_subscription_at: at } = person;
  return {
    exportedAt: isoOf(now),
    account: { ...toUser(person, pointRate), kind: person.kind, createdAt: person.created_at },
    addresses: sortAddresses(await findAddresses(tx, id)),
    consents: [{ kind: 'emailSubscription' as const, given, at }],
    sessions: await findExportedSessions(tx, id),
    earlierEmails: await findEarlierEmails(tx, id),
    pushSubscriptions: await findExportedPushes(tx, id),
    cart: cart && shownCart(cart),
    coupons: await findExportedCoupons(tx, id),
    cards: (await findCardsOfUser(tx, id)).map(exportedCard),
    points: await findExportedPoints(tx, id),
  };
}

function exportedCard(card: StoredCard) {
  const { id: _, copies: _copies, ...shown } = shownCard({ ...card, copies: [] });
  return shown;
}
