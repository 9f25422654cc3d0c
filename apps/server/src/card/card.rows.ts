import type { CardBrand } from '@comanda/domain/card/card-brand.ts';
import { cardBrands } from '@comanda/domain/card/card-brand.ts';
import type { CardState, SavedCard, SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { CardId, UserId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import type { Envelope } from '../platform/secrets/envelope.ts';

/**
 * A card with its sealed reference; `envelope` null: it is gone, and its reference was wiped.
 * Instants are milliseconds.
 */
export type StoredCard = SavedCard & {
  readonly userId: UserId;
  readonly state: CardState;
  readonly envelope: Envelope | null;
  readonly removalTries: number;
  readonly endedAt: number | null;
};

type Row = {
  id: CardId;
  user_id: UserId;
  method: SavedCardMethod;
  state: CardState;
  last_digits: string | null;
  brand: string;
  key_id: string | null;
  wrapped_key: Buffer | null;
  sealed: Buffer | null;
  removal_tries: number;
  created_at: string;
  used_at: string | null;
  ended_at: string | null;
};

const columns: Sql = sql`c.id, c.user_id, c.method, c.state, c.last_digits, c.brand, c.key_id,
  c.wrapped_key, c.sealed, c.removal_tries,
  c.created_at, c.used_at, c.ended_at`;

const brandOf = (brand: string): CardBrand =>
  cardBrands.find((known) => known === brand) ?? 'other';

const toCard = (row: Row): StoredCard => ({
  id: row.id,
  userId: row.user_id,
  method: row.method,
  state: row.state,
  lastDigits: row.last_digits,
  brand: brandOf(row.brand),
  envelope:
    row.key_id === null || row.wrapped_key === null || row.sealed === null
      ? null
      : { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed },
  removalTries: row.removal_tries,
  createdAt: instantOf(row.created_at),
  usedAt: instantOf(row.used_at),
  endedAt: instantOf(row.ended_at),
});

/** Returns the active cards of a user, oldest first. */
export async function findCardsOfUser(tx: Tx, userId: UserId): Promise<StoredCard[]> {
  const rows = await tx.query<Row>(
    'find-cards-of-user',
    sql`select ${columns} from cards c where c.tenant_id = ${tx.tenantId} and c.user_id = ${userId}
      and c.state = 'active'
      order by c.created_at, c.id limit 100`,
  );
  return rows.map(toCard);
}

/** Returns any card by its id. */
export async function findCard(tx: Tx, id: CardId): Promise<StoredCard | null> {
  const [row] = await tx.query<Row>(
    'find-card',
    sql`select ${columns} from cards c where c.tenant_id = ${tx.tenantId} and c.id = ${id}`,
  );
  return row ? toCard(row) : null;
}

/** The card that a person names in a call. */
export type NamedCard = {
  readonly userId: UserId;
  readonly method: SavedCardMethod;
  readonly cardId: CardId;
};

/**
 * Returns an active card of this user and method, in one statement; null: there is none.
 * docs/rules/cards.md#card-of-another-person.
 */
export async function findActiveCard(
  tx: Tx,
  { userId, method, cardId }: NamedCard,
): Promise<StoredCard | null> {
  const [row] = await tx.query<Row>(
    'find-active-card',
    sql`select ${columns} from cards c where c.tenant_id = ${tx.tenantId} and c.user_id = ${userId}
      and c.method = ${method}
      and c.id = ${cardId} and c.state = 'active'`,
  );
  return row ? toCard(row) : null;
}

/**
 * Marks an active card of this user as used and locks its row until the transaction ends, so that
 * its removal waits for the charge. The caller has locked the order before. Returns false if there
 * is no such card.
 */
export async function lockCardForPayment(
  tx: Tx,
  { userId, method, cardId }: NamedCard,
  at: string,
): Promise<boolean> {
  const rows = await tx.query(
    'lock-card-for-payment',
    sql`update cards set used_at = greatest(used_at, ${at}::timestamptz)
      where tenant_id = ${tx.tenantId} and user_id = ${userId}
      and method = ${method} and id = ${cardId} and state = 'active' returning 1`,
  );
  return rows.length === 1;
}

/** A new card. `state` `removing`: the provider keeps a card that the shop does not want. */
export type NewCard = Omit<NamedCard, 'cardId'> & {
  readonly cardId: CardId;
  readonly state: 'active' | 'removing';
  readonly lastDigits: string | null;
  readonly brand: CardBrand;
  readonly envelope: Envelope;
  readonly referenceHash: string;
  /** ISO instant. */
  readonly at: string;
};

/** Stores a card. Returns false if the provider's reference is stored already. */
export async function insertCard(
  tx: Tx,
  { userId, method, cardId, state, lastDigits, brand, envelope, referenceHash, at }: NewCard,
): Promise<boolean> {
  const rows = await tx.query(
    'insert-card',
    sql`insert into cards (tenant_id, id, user_id, method, state, last_digits, brand, key_id,
      wrapped_key, sealed, reference_hash, created_at, ended_at)
      values (${tx.tenantId}, ${cardId}, ${userId}, ${method}, ${state}, ${lastDigits}, ${brand},
        ${envelope.keyId}, ${envelope.wrappedKey},
        ${envelope.sealed}, ${referenceHash}, ${at}, ${state === 'active' ? null : at}::timestamptz)
      on conflict (tenant_id, method, reference_hash) where reference_hash is not null do nothing
      returning 1`,
  );
  return rows.length === 1;
}

/**
 * Ends an active card of this user and adds the job of its removal, in one statement. Returns false
 * if the user never had such a card; a card that has ended already counts.
 */
export async function beginCardRemoval(
  tx: Tx,
  { userId, method, cardId }: NamedCard,
  at: string,
  job: NewJob,
): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    'begin-card-removal',
    sql`with ended as (
        update cards set state = 'removing', ended_at = ${at} where tenant_id = ${tx.tenantId}
          and user_id = ${userId}
          and method = ${method} and id = ${cardId} and state = 'active' returning id
      ), said as (
        insert into card_events (tenant_id, card_id, at, kind, detail) select ${tx.tenantId}, id,
          ${at}, 'deleted', '{}'::jsonb from ended
      ), added as (${insertJobs([job], sql`ended`)}
      ) select true as found from cards where tenant_id = ${tx.tenantId} and user_id = ${userId}
        and method = ${method} and id = ${cardId}`,
  );
  return rows.length === 1;
}

/**
 * Ends a card for good and wipes its reference. `removing` stays hidden until then. Safe to repeat.
 */
export async function endCard(tx: Tx, cardId: CardId, at: string, why: string): Promise<void> {
  await tx.query(
    'end-card',
    sql`with ended as (
        update cards set state = 'gone', key_id = null, wrapped_key = null, sealed = null,
          reference_hash = null,
          ended_at = coalesce(ended_at, ${at}) where tenant_id = ${tx.tenantId} and id = ${cardId}
            and state <> 'gone' returning id
      ) insert into card_events (tenant_id, card_id, at, kind, detail)
      select ${tx.tenantId}, id, ${at}, 'ended', jsonb_build_object('why', ${why}::text) from ended`,
  );
}

/** Counts one more try to remove a card and adds the job of the next one. */
export async function countRemovalTry(tx: Tx, cardId: CardId, job: NewJob): Promise<void> {
  await tx.query(
    'count-removal-try',
    sql`with counted as (
        update cards set removal_tries = removal_tries + 1 where tenant_id = ${tx.tenantId}
          and id = ${cardId} and state = 'removing' returning id
      )${insertJobs([job], sql`counted`)}`,
  );
}

/**
 * Returns whether a payment with the card is under way: the provider hears of the removal after it.
 */
export async function isCardInUse(tx: Tx, cardId: CardId): Promise<boolean> {
  const rows = await tx.query(
    'is-card-in-use',
    sql`select 1 from payment_attempts a where a.tenant_id = ${tx.tenantId}
      and a.instrument ->> 'cardId' = ${cardId}::text
      and a.state in ('created', 'pending', 'authorised') limit 1`,
  );
  return rows.length > 0;
}

/**
 * Ends all cards of a person who is erased: what the shop knows of them is emptied, and the sealed
 * reference stays for the removal alone. Returns their ids.
 * docs/rules/cards.md#cards-of-an-erased-person.
 */
export async function eraseCardsOfUser(tx: Tx, userId: UserId, at: string): Promise<CardId[]> {
  const rows = await tx.query<{ id: CardId; state: CardState }>(
    'erase-cards-of-user',
    sql`update cards set state = case state when 'active' then 'removing' else state end,
      last_digits = null, brand = 'other', used_at = null,
        ended_at = coalesce(ended_at, ${at}) where tenant_id = ${tx.tenantId}
          and user_id = ${userId} returning id, state`,
  );
  return rows.filter(({ state }) => state === 'removing').map(({ id }) => id);
}
