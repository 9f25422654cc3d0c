import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { erasureRefusal } from '@comanda/domain/privacy/erasure-refusal.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { erasePerson, type LockedPerson, lockPerson, ordersToErase } from './erase-person.rows.ts';
import { eraseCardsOfUser } from '../card/card.rows.ts';
import { publishSessionEnd } from '../session/publish-session-end.rows.ts';
import { emailHash } from '../verification/email-hash.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { removeCardJob } from '../card/remove-card.job.ts';

export type EraseDeps = Pick<Deps, 'db' | 'events' | 'tokenSecret'>;

/** Returns the refusal of an erasure while an order of the person is under way. */
export const underWayRefusal = async (tx: Tx, { id }: LockedPerson): Promise<Refusal | null> =>
  erasureRefusal(await ordersToErase(tx, id));

/**
 * Erases a locked person, ends all sessions, and keeps the hash of a user's email. `now` in
 * milliseconds.
 */
export async function eraseLockedPerson(
  { events, tokenSecret }: EraseDeps,
  tx: Tx,
  person: LockedPerson,
  now: number,
): Promise<void> {
  const hash = person.kind === 'user' ? emailHash(tokenSecret, tx.tenantId, person.email) : null;
  await removeCardsOf(tx, person.id, now);
  await erasePerson(tx, person, { emailHash: hash, at: isoOf(now) });
  await publishSessionEnd(events, tx, person.id);
}

/**
 * Ends the person's cards, and adds the jobs that remove them at their providers.
 * docs/rules/cards.md#cards-of-an-erased-person.
 */
async function removeCardsOf(tx: Tx, userId: UserId, now: number): Promise<void> {
  const ids = await eraseCardsOfUser(tx, userId, isoOf(now));
  await enqueue(
    tx,
    ids.map((cardId) => removeCardJob.due(now, { tenantId: tx.tenantId, cardId, tries: 0 })),
  );
}

/**
 * Erases a person for the operator, who knows that it is wanted: on a written request, or again
 * after a backup was restored. NOT_FOUND: there is no such person, or an erased one.
 * docs/rules/privacy.md#erasure-by-the-operator.
 */
export const eraseForOperator = (
  deps: EraseDeps,
  tenantId: TenantId,
  id: UserId,
  now: number,
): Promise<Result<null, Refusal>> =>
  withTenant(deps.db, tenantId, async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) return refuse(refusalOf('NOT_FOUND'));
    const underWay = await underWayRefusal(tx, person);
    if (underWay) return refuse(underWay);
    await eraseLockedPerson(deps, tx, person, now);
    return accept(null);
  });
