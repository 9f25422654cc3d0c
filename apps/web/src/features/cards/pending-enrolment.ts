import type { EnrolmentId, UserId } from '@comanda/domain/ids.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { enrolmentName } from '../../platform/lazy-storage-names.ts';
import { readSessionValue, writeSessionValue } from '../../platform/session-value.ts';

/**
 * An enrolment that this tab began, and its user: the next person of the tab does not learn its
 * outcome.
 */
type OwnEnrolment = { enrolmentId: EnrolmentId; userId: UserId };

/**
 * Keeps the token that asks for the outcome of an enrolment, for the return from the provider's
 * page in this tab.
 */
export const keepEnrolment = (enrolment: OwnEnrolment, jobToken: string): void =>
  writeSessionValue(enrolmentName, { ...enrolment, jobToken });

/**
 * Returns the token of this enrolment if this user began it in this tab. Forgets the enrolment of
 * another user.
 */
export function keptJobToken({ enrolmentId, userId }: OwnEnrolment): string | null {
  const stored = readSessionValue(enrolmentName);
  if (!isRecord(stored)) return null;
  if (stored['userId'] !== userId) forgetEnrolment();
  const isOwn = stored['enrolmentId'] === enrolmentId && stored['userId'] === userId;
  return isOwn && typeof stored['jobToken'] === 'string' ? stored['jobToken'] : null;
}

export const forgetEnrolment = (): void => writeSessionValue(enrolmentName, null);
