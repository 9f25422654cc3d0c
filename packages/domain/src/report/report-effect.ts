import { isAlertDue } from './alert-schedule.ts';

/** Polls the provider or courier after `inMs` milliseconds. */
export type PollEffect = { readonly do: 'poll'; readonly inMs: number };
/** Alerts the operator. */
export type AlertEffect<Reason extends string> = { readonly do: 'alert'; readonly why: Reason };

export const pollEffect = (inMs: number): PollEffect => ({ do: 'poll', inMs });
export const alertEffect = <Reason extends string>(why: Reason): AlertEffect<Reason> => ({
  do: 'alert',
  why,
});

/**
 * Every eighth poll without an outcome alerts the operator. docs/rules/payments.md#poll-schedule,
 * docs/rules/couriers.md#courier-that-does-not-answer.
 */
export const pollsPerAlert = 8;
export const isOpenForLong = (tries: number): boolean =>
  isAlertDue(tries, pollsPerAlert, pollsPerAlert);

/**
 * Polls again after `inMs` milliseconds, and alerts the operator about a payment or delivery that
 * stays open for long.
 */
export const pollWithAlert = <Reason extends string>(
  inMs: number,
  tries: number,
  why: Reason,
): readonly (PollEffect | AlertEffect<Reason>)[] =>
  isOpenForLong(tries) ? [pollEffect(inMs), alertEffect(why)] : [pollEffect(inMs)];
