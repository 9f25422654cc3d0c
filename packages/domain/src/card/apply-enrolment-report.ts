import { unreachable } from '../unreachable.ts';
import type { CardBrand } from './card-brand.ts';
import {
  type Enrolment,
  type EnrolmentProblem,
  finishingTimeoutMs,
  savesAtOnce,
} from './enrolment.ts';
import { type EnrolmentCause, enrolmentGraph } from './enrolment-graph.ts';

/**
 * One report about an enrolment. `opened`, `notOpened`: the answer to our request for a page.
 * `returned`: the browser came back; `finishWithinMs`: the provider waits as long, null: no limit.
 * `left`: the user left the page without a card. `claimed`: the session that began it asks for the
 * card. `enrolled`, `declined`, `tooLate`, `unknown`: the answer to the call that takes the card.
 * `timePassed`: the sweep.
 */
export type EnrolmentReport =
  | {
      readonly reported:
        'opened' | 'notOpened' | 'claimed' | 'declined' | 'tooLate' | 'unknown' | 'timePassed';
    }
  | { readonly reported: 'returned'; readonly finishWithinMs: number | null }
  | { readonly reported: 'left'; readonly how: 'cancelled' | 'expired' }
  | { readonly reported: 'enrolled'; readonly brand: CardBrand };

/**
 * `storeCard`: save the card with the enrolment's outcome, in one transaction. `removeAtProvider`:
 * the provider keeps a card that the shop does not. `alert`: the provider may keep a card that
 * nobody can use or remove.
 */
export type EnrolmentEffect =
  | { readonly do: 'storeCard' }
  | { readonly do: 'removeAtProvider' }
  | { readonly do: 'alert'; readonly why: 'card lost' };

export type EnrolmentOutcome = {
  readonly enrolment: Enrolment;
  readonly effects: readonly EnrolmentEffect[];
};

/**
 * Applies one report to one enrolment at `now` (milliseconds); no other function changes its state.
 * `refusedBrands`: brands that its method does not take. The enrolment is read under its row lock.
 * docs/rules/cards.md#states-of-an-enrolment.
 */
export function applyEnrolmentReport(
  enrolment: Enrolment,
  report: EnrolmentReport,
  now: number,
  refusedBrands: readonly CardBrand[] = [],
): EnrolmentOutcome {
  switch (report.reported) {
    case 'opened':
      return move(enrolment, 'opened');
    case 'notOpened':
      return fail(enrolment, 'unavailable');
    case 'returned':
      return arrive(enrolment, report.finishWithinMs, now);
    case 'left':
      return enrolment.state === 'pending' ? fail(enrolment, report.how) : unchanged(enrolment);
    case 'claimed':
      return claim(enrolment, now);
    case 'enrolled':
      return save(enrolment, refusedBrands.includes(report.brand));
    case 'declined':
      return enrolment.state === 'pending' ? unchanged(enrolment) : fail(enrolment, 'declined');
    case 'tooLate':
      return enrolment.state === 'pending' ? unchanged(enrolment) : fail(enrolment, 'expired');
    case 'unknown':
      return enrolment.state === 'pending' ? unchanged(enrolment) : lose(enrolment);
    case 'timePassed':
      return sweep(enrolment, now);
    default:
      return unreachable(report);
  }
}

const unchanged = (enrolment: Enrolment): EnrolmentOutcome => ({ enrolment, effects: [] });

function move(
  enrolment: Enrolment,
  cause: EnrolmentCause,
  change: Partial<Enrolment> = {},
  effects: readonly EnrolmentEffect[] = [],
): EnrolmentOutcome {
  const state = enrolmentGraph[enrolment.state][cause];
  if (state === undefined) return unchanged(enrolment);
  return { enrolment: { ...enrolment, ...change, state }, effects };
}

const fail = (
  enrolment: Enrolment,
  problem: EnrolmentProblem,
  effects: readonly EnrolmentEffect[] = [],
): EnrolmentOutcome => move(enrolment, 'failed', { problem }, effects);

const lose = (enrolment: Enrolment): EnrolmentOutcome =>
  fail(enrolment, 'lost', [{ do: 'alert', why: 'card lost' }]);

/**
 * Stores that the browser is back. A second return before the card is taken may come from another
 * browser, which typed the card: then no card is saved.
 */
function arrive(
  enrolment: Enrolment,
  finishWithinMs: number | null,
  now: number,
): EnrolmentOutcome {
  if (enrolment.state !== 'pending') return unchanged(enrolment);
  if (enrolment.arrivedAt !== null) return fail(enrolment, 'otherBrowser');
  if (now >= enrolment.deadline) return fail(enrolment, 'expired');
  const finishBy = finishWithinMs === null ? null : now + finishWithinMs;
  return unchanged({ ...enrolment, arrivedAt: now, finishBy });
}

/** Only a call in time after the browser's return takes the card. */
function claim(enrolment: Enrolment, now: number): EnrolmentOutcome {
  if (enrolment.state !== 'pending' || enrolment.arrivedAt === null) return unchanged(enrolment);
  const isLate =
    now >= enrolment.deadline || (enrolment.finishBy !== null && now >= enrolment.finishBy);
  if (isLate) return fail(enrolment, 'expired');
  return move(enrolment, 'claimed', { deadline: now + finishingTimeoutMs });
}

/**
 * A card of a refused brand, and one that arrives after the enrolment counted as lost, is removed
 * at the provider.
 */
function save(enrolment: Enrolment, isRefused: boolean): EnrolmentOutcome {
  if (isRefused) return fail(enrolment, 'notAccepted', [{ do: 'removeAtProvider' }]);
  if (enrolment.state === 'failed') return { enrolment, effects: [{ do: 'removeAtProvider' }] };
  return move(enrolment, 'saved', {}, [{ do: 'storeCard' }]);
}

/**
 * A begun enrolment whose provider saves at once may have left a card there: its answer never came.
 */
function sweep(enrolment: Enrolment, now: number): EnrolmentOutcome {
  const isOverdue = now >= enrolment.deadline;
  if (enrolment.state === 'created' && savesAtOnce(enrolment.method))
    return isOverdue ? lose(enrolment) : unchanged(enrolment);
  const isLate = enrolment.finishBy !== null && now >= enrolment.finishBy;
  if (enrolment.state === 'finishing') return isOverdue ? lose(enrolment) : unchanged(enrolment);
  return isOverdue || isLate ? fail(enrolment, 'expired') : unchanged(enrolment);
}
