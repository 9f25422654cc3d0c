/** Milliseconds between two steps of an order. While `paused`, nothing advances by itself. */
export type StepPace = { stepMs: number; paused: boolean };

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Returns the delay before the next call for an order: one step, or 1 s, 2 s, 4 s … 30 s after
 * failed calls.
 */
export const nextStepDelay = ({ stepMs }: StepPace, attempts: number): number =>
  attempts === 0 ? stepMs : Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
