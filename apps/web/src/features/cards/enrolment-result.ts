import { finishEnrolment, getUsersJob, type SavedCardAnswer } from '@comanda/contract/cards.ts';
import { headers } from '@comanda/contract/headers.ts';
import { type EnrolmentProblem, enrolmentProblems } from '@comanda/domain/card/enrolment.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { EnrolmentId } from '@comanda/domain/ids.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { AppContext } from '../../shop/app-context.ts';

/** The outcome of an enrolment. `pending`: it is not known yet, which is no failure. */
export type EnrolmentResult =
  | { kind: 'saved'; card: SavedCardAnswer }
  | { kind: 'failed'; problem: EnrolmentProblem }
  | { kind: 'pending' };

/**
 * Polls of the outcome, and milliseconds between them.
 * docs/rules/cards.md#outcome-of-an-enrolment-in-the-browser.
 */
const enrolmentPoll = { times: 5, everyMs: 2_000 } as const;

type Deps = Pick<AppContext, 'api'> & { wait: (ms: number) => Promise<void> };
export type Arrival = { id: EnrolmentId; method: SavedCardMethod; key: string };

/**
 * Takes the card of the page that this browser came back from.
 * docs/rules/cards.md#only-the-session-that-began-it-saves-the-card.
 */
export async function takeCard(
  { api }: Pick<AppContext, 'api'>,
  { id, method, key }: Arrival,
): Promise<EnrolmentResult> {
  const answer = await api.call(finishEnrolment, {
    params: { method: slugOf(method) },
    body: { enrolmentId: id, arrivalKey: key },
  });
  return resultOf(answer);
}

/**
 * Asks for the outcome until it is known, at most five times.
 * docs/rules/cards.md#outcome-of-an-enrolment-in-the-browser.
 */
export async function pollEnrolment(
  { api, wait }: Deps,
  jobToken: string,
): Promise<EnrolmentResult> {
  for (let poll = 0; poll < enrolmentPoll.times; poll += 1) {
    if (poll > 0) await wait(enrolmentPoll.everyMs);
    const answer = await api.call(getUsersJob, {
      headers: { [headers.jobAuthorization]: jobToken },
    });
    const result = resultOf(answer);
    if (result.kind !== 'pending') return result;
  }
  return { kind: 'pending' };
}

function resultOf(answer: Result<SavedCardAnswer | null, Refusal>): EnrolmentResult {
  if (answer.ok)
    return answer.value === null ? { kind: 'pending' } : { kind: 'saved', card: answer.value };
  if (isOutcomeUnknown(answer.error)) return { kind: 'pending' };
  const { label, metadata } = answer.error;
  const named = enrolmentProblems.find((problem) => problem === metadata['problem']);
  // The enrolment belongs to another session, or its browser came back twice.
  return { kind: 'failed', problem: named ?? (label === 'NOT_FOUND' ? 'otherBrowser' : 'lost') };
}
