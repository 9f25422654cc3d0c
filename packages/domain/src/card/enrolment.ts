import { minuteMs, secondMs } from '../duration.ts';
import type { EnrolmentId } from '../ids.ts';
import { paymentMethods } from '../payment/methods.ts';
import type { SavedCardMethod } from './saved-card.ts';

/**
 * States of an enrolment, the attempt to save a card. `created`: stored by us, the provider was not
 * asked or has not answered. `pending`: the provider's page is open. `finishing`: one call of ours
 * is taking the card. `finished`: the card is saved. `failed`: no card was saved.
 * docs/rules/cards.md#states-of-an-enrolment.
 */
export const enrolmentStates = ['created', 'pending', 'finishing', 'finished', 'failed'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/**
 * Reasons for which no card was saved, as far as its user needs to know. `declined`: the bank or
 * the provider refused the card. `cancelled`: the user left the page. `expired`: the time was over.
 * `notAccepted`: a card of this brand cannot pay here. `otherBrowser`: the card was typed in
 * another browser than the one that began. `lost`: the provider's answer was lost. `unavailable`:
 * the provider could not begin.
 */
export const enrolmentProblems = [
  'declined',
  'cancelled',
  'expired',
  'notAccepted',
  'otherBrowser',
  'lost',
  'unavailable',
] as const;
export type EnrolmentProblem = (typeof enrolmentProblems)[number];

/** One attempt to save a card. It belongs to a user and has no order. Instants are milliseconds. */
export type Enrolment = {
  readonly id: EnrolmentId;
  readonly method: SavedCardMethod;
  readonly state: EnrolmentState;
  readonly problem: EnrolmentProblem | null;
  /** Until then the browser may come back from the provider's page. */
  readonly deadline: number;
  /** The browser came back; null: not yet. */
  readonly arrivedAt: number | null;
  /**
   * Until then the provider waits for the call that takes the card; null: the browser is not back,
   * or the provider sets no limit.
   */
  readonly finishBy: number | null;
};

/** Time that a user has on the provider's page. docs/rules/cards.md#deadlines-of-an-enrolment. */
export const enrolmentLifetimeMs = 10 * minuteMs;

/**
 * Time after which a call that takes a card counts as lost: longer than any call of a provider.
 * docs/rules/cards.md#lost-answer.
 */
export const finishingTimeoutMs = 40 * secondMs;

/**
 * Returns whether the call that begins an enrolment by this method saves the card: the browser
 * brings a token, and there is no page. docs/rules/cards.md#lost-answer.
 */
export const savesAtOnce = (method: SavedCardMethod): boolean =>
  paymentMethods[method].tokenFromBrowser;

/** Returns whether the enrolment will change no more. */
export const isEnrolmentOver = ({ state }: Pick<Enrolment, 'state'>): boolean =>
  state === 'finished' || state === 'failed';
