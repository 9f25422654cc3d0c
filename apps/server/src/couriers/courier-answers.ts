import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../platform/calls/provider-call.ts';

/** null: the courier was not called. */
type MaybeAnswer = ProviderAnswer | null;
type Answer = Extract<ProviderAnswer, { kind: 'answer' }>;
type Shape<Read> = v.GenericSchema<unknown, Read>;

const isAnswer = (answer: MaybeAnswer): answer is Answer => answer?.kind === 'answer';

/** True if the courier accepted the call. */
export const isSuccessAnswer = (answer: MaybeAnswer): boolean =>
  isAnswer(answer) && answer.status >= 200 && answer.status < 300;

/** The parsed body of a successful answer; null for any other answer and for a malformed body. */
export function readSuccess<Read>(answer: MaybeAnswer, shape: Shape<Read>): Read | null {
  const read = isAnswer(answer) && isSuccessAnswer(answer) ? v.safeParse(shape, answer.body) : null;
  return read?.success ? read.output : null;
}

/**
 * The parsed body and status of a refusal, which created nothing; null for every answer that may
 * have created something.
 */
export function readRefusal<Read>(
  answer: MaybeAnswer,
  shape: Shape<Read>,
  alsoAt: readonly number[] = [],
): (Read & { status: number }) | null {
  if (!isAnswer(answer)) return null;
  const { status, body } = answer;
  if ((status < 400 || status >= 500 || status === 408) && !alsoAt.includes(status)) return null;
  const read = v.safeParse(shape, body);
  return read.success ? { ...read.output, status } : null;
}

/** Report of an answer that cannot be read: the server polls the courier again. */
export const unknownReport = (source: CourierReport['source'], at: number): CourierReport => ({
  source,
  reported: 'unknown',
  at,
});

/** Report that the courier has no record of the delivery; `at` is the time of the request. */
export const noRecordReport = (at: number): CourierReport => ({
  source: 'poll',
  reported: 'noRecord',
  at,
});

/** Report of a refused dispatch, which created nothing at the courier. */
export const refusedReport = (
  problem: NonNullable<CourierReport['problem']>,
  at: number,
): CourierReport => ({
  source: 'reply',
  reported: 'refused',
  at,
  problem,
});
