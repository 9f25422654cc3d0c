import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { beginEnrolment } from '@comanda/contract/cards.ts';
import type { Enrolment } from '@comanda/domain/card/enrolment.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { CardId, EnrolmentId, UserId } from '@comanda/domain/ids.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';

type EnrolmentNext = AnswerOf<typeof beginEnrolment>['next'];

/**
 * An enrolment as it is stored. `providerRef` and `next` open the provider's page; both are wiped
 * at its end.
 */
export type StoredEnrolment = {
  readonly enrolment: Enrolment;
  readonly userId: UserId;
  /** Hash of the token of the session that began it. */
  readonly sessionHash: string;
  /** Our name of it at the provider. */
  readonly reference: string;
  readonly providerRef: string | null;
  readonly returnHash: string | null;
  readonly next: EnrolmentNext | null;
  readonly redirectUrl: string | null;
  readonly arrivalHash: string | null;
  readonly requestKey: string;
  readonly bodyHash: string;
  readonly cardId: CardId | null;
  readonly createdAt: number;
};

type Row = {
  id: EnrolmentId;
  user_id: UserId;
  session_hash: string;
  method: SavedCardMethod;
  state: Enrolment['state'];
  problem: Enrolment['problem'];
  reference: string;
  provider_ref: string | null;
  return_hash: string | null;
  next: EnrolmentNext | null;
  redirect_url: string | null;
  arrival_hash: string | null;
  request_key: string;
  body_hash: string;
  card_id: CardId | null;
  created_at: string;
  deadline: string;
  arrived_at: string | null;
  finish_by: string | null;
};

const columns: Sql = sql`e.id, e.user_id, e.session_hash, e.method, e.state, e.problem, e.reference,
  e.provider_ref, e.return_hash, e.next,
  e.redirect_url, e.arrival_hash, e.request_key, e.body_hash, e.card_id, e.created_at, e.deadline,
  e.arrived_at, e.finish_by`;

const toEnrolment = (row: Row): StoredEnrolment => ({
  enrolment: {
    id: row.id,
    method: row.method,
    state: row.state,
    problem: row.problem,
    deadline: instantOf(row.deadline),
    arrivedAt: instantOf(row.arrived_at),
    finishBy: instantOf(row.finish_by),
  },
  userId: row.user_id,
  sessionHash: row.session_hash,
  reference: row.reference,
  providerRef: row.provider_ref,
  returnHash: row.return_hash,
  next: row.next,
  redirectUrl: row.redirect_url,
  arrivalHash: row.arrival_hash,
  requestKey: row.request_key,
  bodyHash: row.body_hash,
  cardId: row.card_id,
  createdAt: instantOf(row.created_at),
});

const one = async (tx: Tx, name: string, where: Sql): Promise<StoredEnrolment | null> => {
  const [row] = await tx.query<Row>(
    name,
    sql`select ${columns} from card_enrolments e where e.tenant_id = ${tx.tenantId} and ${where}`,
  );
  return row ? toEnrolment(row) : null;
};

export const findEnrolment = (tx: Tx, id: EnrolmentId): Promise<StoredEnrolment | null> =>
  one(tx, 'find-enrolment', sql`e.id = ${id}`);

/** Locks an enrolment until the transaction ends. */
export const lockEnrolment = (tx: Tx, id: EnrolmentId): Promise<StoredEnrolment | null> =>
  one(tx, 'lock-enrolment', sql`e.id = ${id} for update`);

export const findEnrolmentByKey = (
  tx: Tx,
  userId: UserId,
  key: string,
): Promise<StoredEnrolment | null> =>
  one(tx, 'find-enrolment-by-key', sql`e.user_id = ${userId} and e.request_key = ${key}`);

export const findEnrolmentByReturn = (
  tx: Tx,
  method: SavedCardMethod,
  returnHash: string,
): Promise<StoredEnrolment | null> =>
  one(tx, 'find-enrolment-by-return', sql`e.method = ${method} and e.return_hash = ${returnHash}`);

/** When a user's newest enrolments began, milliseconds. */
export async function newestEnrolmentTimes(
  tx: Tx,
  userId: UserId,
  count: number,
): Promise<number[]> {
  const rows = await tx.query<{ created_at: string }>(
    'newest-enrolment-times',
    sql`select created_at from card_enrolments where tenant_id = ${tx.tenantId}
      and user_id = ${userId} order by created_at desc limit ${count}`,
  );
  return rows.map(({ created_at: at }) => instantOf(at));
}

/**
 * Stores a new enrolment and its jobs. The caller has locked the user and found none under this
 * key.
 */
export async function insertEnrolment(
  tx: Tx,
  stored: StoredEnrolment,
  jobs: readonly NewJob[],
): Promise<void> {
  const { enrolment: each } = stored;
  await tx.query(
    'insert-enrolment',
    sql`with made as (
        insert into card_enrolments (tenant_id, id, user_id, session_hash, method, state, reference,
          redirect_url, request_key, body_hash, created_at, deadline)
        values (${tx.tenantId}, ${each.id}, ${stored.userId}, ${stored.sessionHash}, ${each.method},
          ${each.state}, ${stored.reference},
          ${stored.redirectUrl}, ${stored.requestKey}, ${stored.bodyHash},
          ${isoOf(stored.createdAt)}, ${isoOf(each.deadline)})
        returning id
      )${insertJobs(jobs, sql`made`)}`,
  );
}

/** Stores what a report changed, with its jobs. The caller has locked the enrolment. */
export async function saveEnrolment(
  tx: Tx,
  stored: StoredEnrolment,
  jobs: readonly NewJob[],
): Promise<void> {
  const { enrolment: each } = stored;
  const isOver = each.state === 'finished' || each.state === 'failed';
  const next = stored.next === null || isOver ? null : JSON.stringify(stored.next);
  await tx.query(
    'save-enrolment',
    sql`with saved as (
        update card_enrolments set state = ${each.state}, problem = ${each.problem},
          deadline = ${isoOf(each.deadline)},
          arrived_at = ${isoOf(each.arrivedAt)}, finish_by = ${isoOf(each.finishBy)},
          provider_ref = ${isOver ? null : stored.providerRef},
          return_hash = ${stored.returnHash}, next = ${next}::jsonb,
          arrival_hash = ${stored.arrivalHash}, card_id = ${stored.cardId}
        where tenant_id = ${tx.tenantId} and id = ${each.id} returning id
      )${insertJobs(jobs, sql`saved`)}`,
  );
}
