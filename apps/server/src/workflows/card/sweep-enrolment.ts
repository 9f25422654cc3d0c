import type { EnrolmentId, TenantId } from '@comanda/domain/ids.ts';
import { changeEnrolment, type EnrolmentDeps } from './change-enrolment.ts';

/** Job handler: ends an enrolment whose time is over. docs/rules/cards.md#deadlines-of-an-enrolment. */
export async function sweepEnrolment(
  deps: EnrolmentDeps,
  { tenantId, enrolmentId }: { tenantId: TenantId; enrolmentId: EnrolmentId },
): Promise<void> {
  await changeEnrolment(deps, tenantId, enrolmentId, { report: { reported: 'timePassed' } });
}
