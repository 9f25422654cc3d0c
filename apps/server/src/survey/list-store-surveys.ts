import type { getStoreSurveys as endpoint } from '@comanda/contract/counter/surveys.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { hasLowMark, surveyPeriods } from '@comanda/domain/survey/low-marks.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { averagesSince, listStoreSurveys } from './store-surveys.rows.ts';

type Endpoint = typeof endpoint;

/** Answers of a page. */
const pageSize = 30;

/**
 * A page of the answers about orders of a store, with the averages of the last week and month.
 * Refused: NOT_FOUND for a store of others. docs/rules/survey.md#answers-at-the-counter.
 */
export async function listSurveysOfStore(
  { db }: Pick<Deps, 'db'>,
  { params, query, tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (!staffReachesStore(staffSessionOf(session).storeIds, params.id))
    return refuse(refusalOf('NOT_FOUND'));
  const tx = autocommit(db, tenant.id);
  const since = (days: number): string => isoOf(now - days * dayMs);
  const [rows, week, month] = await Promise.all([
    listStoreSurveys(tx, params.id, {
      ...{ onlyLow: query.marks === 'low', after: query.after ?? null, limit: pageSize + 1 },
    }),
    averagesSince(tx, params.id, since(surveyPeriods.week)),
    averagesSince(tx, params.id, since(surveyPeriods.month)),
  ]);
  const shown = rows.slice(0, pageSize);
  return accept({
    ...{ week, month },
    answers: shown.map((row) => ({ ...row, isLow: hasLowMark(row) })),
    next: rows.length > pageSize ? (shown.at(-1)?.orderId ?? null) : null,
  });
}
