/**
 * As long as a provider may take to answer the request that starts a payment or an enrolment, and
 * never as long as a browser waits.
 */
const longestWaitMs = 10_500;

/**
 * Returns for how many milliseconds a repeated request waits for the first one, which began at
 * `createdAt` and asks the provider. 0: the first one can wait no longer itself, so its server has
 * died. Instants in milliseconds; clocks of two servers may differ.
 */
export const providerWaitLeft = (createdAt: number, now: number): number =>
  Math.min(longestWaitMs, Math.max(0, createdAt + longestWaitMs - now));
