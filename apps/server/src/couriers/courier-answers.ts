import type { CourierReport } from '@comanda/domain/courier/delivery.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../platform/calls/provider-call.ts';

/** null: nothing was called. */
type MaybeAnswer = ProviderAnswer | null;
type Answer = Extract<ProviderAnswer, { kind: 'answer' }>;
type Shape<Read> = v.GenericSchema<unknown, Read>;

const isAnswer = (answer: MaybeAnswer): answer is Answer => answer?.kind === 'answer';

/** A courier said yes. */
export const isSuccessAnswer = (answer: MaybeAnswer): boolean =>
  isAnswer(answer) && answer.status >= 200 && answer.status < 300;

/** What a yes says; null for every other answer, and for one that is not as documented. */
export function readSuccess<Read>(answer: MaybeAnswer, shape: Shape<Read>): Read | null {
  const read = isAnswer(answer) && isSuccessAnswer(answer) ? v.safeParse(shape, answer.body) : null;
  return read?.success ? read.output : null;
}

/** A courier understood and said no, in its own words: nothing was made. null for everything that may have made something. */
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

/** Nothing that can be read: the courier is asked again. */
export const unknownReport = (source: CourierReport['source'], at: number): CourierReport => ({
  source,
  reported: 'unknown',
  at,
});

/** The courier never heard of it, as of the moment of asking. */
export const noRecordReport = (at: number): CourierReport => ({
  source: 'answer',
  reported: 'noRecord',
  at,
});

/** A dispatch that made nothing. */
export const refusedReport = (
  problem: NonNullable<CourierReport['problem']>,
  at: number,
): CourierReport => ({
  source: 'reply',
  reported: 'refused',
  at,
  problem,
});
