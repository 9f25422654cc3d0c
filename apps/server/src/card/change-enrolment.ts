import {
  applyEnrolmentReport,
  type EnrolmentEffect,
  type EnrolmentReport,
} from '@comanda/domain/card/apply-enrolment-report.ts';
import { brandOfWord, type CardBrand } from '@comanda/domain/card/card-brand.ts';
import { readLastDigits, type SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { CardId, EnrolmentId, TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { insertCardEvent } from './card-events.rows.ts';
import { findCard, insertCard } from './card.rows.ts';
import { lockEnrolment, saveEnrolment, type StoredEnrolment } from './enrolment.rows.ts';
import { referenceHash, sealCard } from './seal-card.ts';
import type { EnrolledCard } from '../payments/provider/card-vault.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { removeCardJob } from './remove-card.job.ts';
import { sweepEnrolmentJob } from './sweep-enrolment.job.ts';

export type EnrolmentDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'random' | 'masterKeys' | 'tokenSecret'
>;

/**
 * A change of an enrolment. `card`: the card that the provider gave. `set`: what the provider's
 * page brought, or the key of an arrival.
 */
export type EnrolmentChange = {
  readonly report: EnrolmentReport;
  readonly card?: EnrolledCard;
  /** An instant that has passed, whatever this server's clock says. Milliseconds. */
  readonly at?: number;
  readonly set?: Partial<
    Pick<StoredEnrolment, 'providerRef' | 'returnHash' | 'next' | 'arrivalHash'>
  >;
};

/**
 * The enrolment afterwards. `isChanged` false: the report changed nothing, for example because
 * another call was first.
 */
export type ChangedEnrolment = { readonly stored: StoredEnrolment; readonly isChanged: boolean };

/** Brands that a method does not take. docs/rules/cards.md#brands-of-cards. */
const refusedBrands = (method: SavedCardMethod): readonly CardBrand[] =>
  method === 'credomatic' ? [] : ['amex'];

/**
 * Applies one report to an enrolment; the only place where a report changes it. Locks its row.
 * Outcome, card, events and jobs are one commit. Calls no provider. null: there is no such
 * enrolment any more, because its user was erased.
 */
export async function changeEnrolment(
  deps: EnrolmentDeps,
  tenantId: TenantId,
  id: EnrolmentId,
  change: EnrolmentChange,
): Promise<ChangedEnrolment | null> {
  return withTenant(deps.db, tenantId, async (tx) => {
    const stored = await lockEnrolment(tx, id);
    return stored && changeLocked(deps, tx, stored, change);
  });
}

async function changeLocked(
  deps: EnrolmentDeps,
  tx: Tx,
  stored: StoredEnrolment,
  { report, card, at: passed = 0, set }: EnrolmentChange,
): Promise<ChangedEnrolment> {
  const now = Math.max(deps.clock(), passed);
  const { method, state } = stored.enrolment;
  const { enrolment, effects } = applyEnrolmentReport(
    stored.enrolment,
    report,
    now,
    refusedBrands(method),
  );
  if (enrolment === stored.enrolment && effects.length === 0) return { stored, isChanged: false };
  const cardId = card ? await keepCard(deps, tx, stored, card, effects) : null;
  const changed = { ...stored, ...set, enrolment, cardId: cardId ?? stored.cardId };
  await saveEnrolment(tx, changed, sweepJobs(tx.tenantId, changed));
  const at = isoOf(now);
  const detail = { reported: report.reported, state: enrolment.state, problem: enrolment.problem };
  await insertCardEvent(tx, { cardId, enrolmentId: enrolment.id, at, kind: 'enrolment', detail });
  tx.onCommit(() => {
    if (effects.some((effect) => effect.do === 'alert')) alertLost(deps, tx.tenantId, stored);
    if (state !== enrolment.state)
      incrementCounter('comanda_enrolments_total', {
        method,
        outcome: enrolment.problem ?? enrolment.state,
      });
  });
  return { stored: changed, isChanged: true };
}

/** Stores the card, to be used or to be removed at once. Returns its id if it may be used. */
async function keepCard(
  { clock, random, masterKeys, tokenSecret }: EnrolmentDeps,
  tx: Tx,
  { enrolment, userId }: StoredEnrolment,
  { reference, lastDigits, brand }: EnrolledCard,
  effects: readonly EnrolmentEffect[],
): Promise<CardId | null> {
  const isKept = effects.some((effect) => effect.do === 'storeCard');
  const [master] = masterKeys;
  if (master === undefined) throw new Error('this installation has no key for saved cards');
  const now = clock();
  const cardId = random.id<CardId>(now);
  const isNew = await insertCard(tx, {
    userId,
    method: enrolment.method,
    cardId,
    state: isKept ? 'active' : 'removing',
    lastDigits: readLastDigits(lastDigits),
    brand: brandOfWord(brand ?? ''),
    envelope: sealCard(master, { tenantId: tx.tenantId, userId, cardId }, reference),
    referenceHash: referenceHash(tokenSecret, reference),
    at: isoOf(now),
  });
  if (!isNew) throw new Error('a provider gave the reference of a card that is stored already');
  if (!isKept)
    await enqueue(tx, [removeCardJob.due(now, { tenantId: tx.tenantId, cardId, tries: 0 })]);
  return isKept ? cardId : null;
}

/** The jobs that end it if nothing else does. */
function sweepJobs(tenantId: TenantId, { enrolment }: StoredEnrolment) {
  const { id: enrolmentId, state, finishBy, deadline } = enrolment;
  const sweepAt = (at: number, purpose: 'arrival' | 'finishing') =>
    sweepEnrolmentJob.due(at, { tenantId, enrolmentId, at }, purpose);
  if (state === 'finishing') return [sweepAt(deadline, 'finishing')];
  return state === 'pending' && finishBy !== null ? [sweepAt(finishBy, 'arrival')] : [];
}

/** The operator can ask the provider for a card under our name of the enrolment. */
const alertLost = (
  { log }: EnrolmentDeps,
  tenantId: TenantId,
  { enrolment, reference }: StoredEnrolment,
): void =>
  log.error(
    { tenantId, enrolmentId: enrolment.id, reference, method: enrolment.method },
    'a provider may keep a card that nobody can use',
  );

/** Returns the card that a finished enrolment saved, while it is active. */
export const cardOfEnrolment = async (tx: Tx, { cardId }: StoredEnrolment) => {
  const card = cardId === null ? null : await findCard(tx, cardId);
  return card?.state === 'active' ? card : null;
};
