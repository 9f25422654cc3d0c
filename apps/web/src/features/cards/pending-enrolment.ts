import type { EnrolmentId } from '@comanda/domain/ids.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { enrolmentName } from '../../platform/lazy-storage-names.ts';
import { readSessionValue, writeSessionValue } from '../../platform/session-value.ts';

/** Keeps the token that asks for the outcome of an enrolment, for the return from the provider's page in this tab. */
export const keepEnrolment = (enrolmentId: EnrolmentId, jobToken: string): void =>
  writeSessionValue(enrolmentName, { enrolmentId, jobToken });

/** Returns the token of this enrolment if this tab began it. */
export function keptJobToken(enrolmentId: EnrolmentId): string | null {
  const stored = readSessionValue(enrolmentName);
  const isOfThis = isRecord(stored) && stored['enrolmentId'] === enrolmentId;
  return isOfThis && typeof stored['jobToken'] === 'string' ? stored['jobToken'] : null;
}

export const forgetEnrolment = (): void => writeSessionValue(enrolmentName, null);
