/**
 * Tries of a job in all. After the last one it waits for an operator, or until it is added again.
 * docs/rules/operations.md#tries-of-a-job.
 */
export const maxJobTries = 25;

const maxExponent = 10;

/**
 * Returns the pause in seconds after a job has failed `tries` times: e to their power, so about 3 s
 * at first and about 6 h at most.
 */
export const retryPauseSeconds = (tries: number): number => Math.exp(Math.min(tries, maxExponent));
