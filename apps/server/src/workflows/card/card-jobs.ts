import type { CardId, EnrolmentId, TenantId } from '@comanda/domain/ids.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/**
 * Ends an enrolment whose time is over. `purpose` names its deadline, so that each deadline has one
 * job. `at` in milliseconds.
 */
export const sweepEnrolmentJob = (
  tenantId: TenantId,
  enrolmentId: EnrolmentId,
  purpose: 'page' | 'arrival' | 'finishing',
  at: number,
): JobSpec => ({
  name: 'sweep-enrolment',
  payload: { tenantId, enrolmentId, at },
  key: `sweep-enrolment:${tenantId}:${enrolmentId}:${purpose}`,
  runAt: new Date(at).toISOString(),
});

/**
 * Removes a card at its provider. `tries`: how often the provider was asked before. `at` in
 * milliseconds.
 */
export const removeCardJob = (
  tenantId: TenantId,
  cardId: CardId,
  tries: number,
  at: number,
): JobSpec => ({
  name: 'remove-card',
  payload: { tenantId, cardId, tries },
  key: `remove-card:${tenantId}:${cardId}:${tries}`,
  runAt: new Date(at).toISOString(),
});
