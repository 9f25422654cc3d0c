import { enrolmentProblems, type EnrolmentProblem } from '@comanda/domain/card/enrolment.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { EnrolmentId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { paths } from '../../platform/paths.ts';

/** The screen that began to save a card, and to which its user returns. */
export type EnrolmentOrigin = 'checkout' | 'profile';

const pageOfMethod: Record<SavedCardMethod, string> = {
  oneclick: paths.processingOneclick,
  kushkiCardSubscription: paths.processingSubscription,
  credomatic: paths.processingSubscription,
};

/** The shop's page to which the browser returns from the page where the card was typed. */
export const enrolmentReturnUrl = (method: SavedCardMethod, from: EnrolmentOrigin): string =>
  new URL(`${pageOfMethod[method]}?method=${method}&from=${from}`, location.origin).href;

export const cardSavedLink = (from: EnrolmentOrigin): string =>
  `${paths.addCardSuccess}?from=${from}`;
export const cardNotSavedLink = (problem: EnrolmentProblem, from: EnrolmentOrigin): string =>
  `${paths.addCardFailure}?problem=${problem}&from=${from}`;

/**
 * The parts of an enrolment page's address. `key`: of the browser's return. Each is null if it is
 * missing or invalid.
 */
export type EnrolmentLink = {
  id: EnrolmentId | null;
  method: SavedCardMethod;
  from: EnrolmentOrigin;
  problem: EnrolmentProblem | null;
  key: string | null;
};

const uuid = v.pipe(v.string(), v.uuid());

export function readEnrolmentLink({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): EnrolmentLink {
  const query = new URLSearchParams(search);
  const id = v.safeParse(uuid, query.get('enrolment'));
  const method = query.get('method');
  return {
    id: id.success ? (id.output as EnrolmentId) : null,
    method: method === 'kushkiCardSubscription' || method === 'credomatic' ? method : 'oneclick',
    from: query.get('from') === 'checkout' ? 'checkout' : 'profile',
    problem: enrolmentProblems.find((known) => known === query.get('problem')) ?? null,
    key: new URLSearchParams(hash.slice(1)).get('key'),
  };
}
