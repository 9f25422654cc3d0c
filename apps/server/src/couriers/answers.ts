import type { Sighting } from '@comanda/domain/courier/delivery.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../platform/calls/provider-call.ts';

/** null: nothing was called. */
type Heard = ProviderAnswer | null;
type Answer = Extract<ProviderAnswer, { kind: 'answer' }>;
type Shape<Read> = v.GenericSchema<unknown, Read>;

const isAnswer = (heard: Heard): heard is Answer => heard?.kind === 'answer';

/** A courier said yes. */
export const isGood = (heard: Heard): boolean => isAnswer(heard) && heard.status >= 200 && heard.status < 300;

/** What a yes says; null for every other answer, and for one that is not as documented. */
export function readGood<Read>(heard: Heard, shape: Shape<Read>): Read | null {
  const read = isAnswer(heard) && isGood(heard) ? v.safeParse(shape, heard.body) : null;
  return read?.success ? read.output : null;
}

/** A courier understood and said no, in its own words: nothing was made. null for everything that may have made something. */
export function readRefusal<Read>(heard: Heard, shape: Shape<Read>, alsoAt: readonly number[] = []): (Read & { status: number }) | null {
  if (!isAnswer(heard)) return null;
  const { status, body } = heard;
  if ((status < 400 || status >= 500 || status === 408) && !alsoAt.includes(status)) return null;
  const read = v.safeParse(shape, body);
  return read.success ? { ...read.output, status } : null;
}

/** Nothing that can be read: the courier is asked again. */
export const nothingSaid = (authority: Sighting['authority'], at: number): Sighting => ({ authority, reported: 'unknown', at });

/** The courier never heard of it, as of the moment of asking. */
export const neverHeard = (at: number): Sighting => ({ authority: 'answer', reported: 'noRecord', at });

/** A dispatch that made nothing. */
export const refusedFor = (problem: NonNullable<Sighting['problem']>, at: number): Sighting => ({
  authority: 'reply',
  reported: 'refused',
  at,
  problem,
});
