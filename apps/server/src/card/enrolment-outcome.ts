import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { StoredEnrolment } from './enrolment.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { cardOfEnrolment } from './change-enrolment.ts';
import { shownCard } from './shown-card.ts';

/**
 * The outcome of an enrolment: its card, nothing yet, or the refusal.
 * docs/rules/cards.md#outcome-of-an-enrolment.
 */
export async function enrolmentOutcome(
  { db }: Pick<Deps, 'db'>,
  tenantId: TenantId,
  stored: StoredEnrolment,
): Promise<Result<SavedCardAnswer | null, Refusal>> {
  const { state, problem } = stored.enrolment;
  if (state === 'failed') return refuse(refusalOf('TRANSACTION_NOT_COMMITTED', { problem }));
  if (state !== 'finished') return accept(null);
  const card = await cardOfEnrolment(autocommit(db, tenantId), stored);
  return card === null
    ? refuse(refusalOf('NOT_FOUND'))
    : accept(shownCard({ ...card, copies: [] }));
}
