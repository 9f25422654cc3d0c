import type { getUsersJob } from '@comanda/contract/cards.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type EnrolmentId, isUuidOf } from '@comanda/domain/ids.ts';
import { refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findEnrolment } from './enrolment.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { enrolmentOutcome } from './enrolment-outcome.ts';

type Endpoint = typeof getUsersJob;

/**
 * The outcome of an enrolment, by its job token: 204 while it is under way.
 * docs/rules/cards.md#outcome-of-an-enrolment.
 */
export async function readEnrolmentJob(
  deps: Pick<Deps, 'db'>,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'job') return refuse(refusalOf('NOT_AUTHORIZED'));
  const stored = isUuidOf<EnrolmentId>(session.requestId)
    ? await findEnrolment(autocommit(deps.db, tenant.id), session.requestId)
    : null;
  return stored ? enrolmentOutcome(deps, tenant.id, stored) : refuse(refusalOf('JOB_NOT_FOUND'));
}
