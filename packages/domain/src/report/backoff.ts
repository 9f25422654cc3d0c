/**
 * Returns the pause before a repeated try, in the unit of its arguments: the first pauses one by
 * one, then `longest`. `tries`: the tries before it, from 0. docs/rules/payments.md#poll-schedule,
 * docs/rules/couriers.md#polling-the-courier.
 */
export const backoff =
  (pauses: readonly number[], longest: number) =>
  (tries: number): number =>
    pauses[tries] ?? longest;
