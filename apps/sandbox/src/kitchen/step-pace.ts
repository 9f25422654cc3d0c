/** Milliseconds between two steps of an order. Paused, nothing moves by itself. */
export type StepPace = { stepMs: number; paused: boolean };

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** The wait before the next call for an order, after so many failed ones: the step, then 1 s, 2 s, 4 s … 30 s. */
export const nextStepDelay = ({ stepMs }: StepPace, attempts: number): number =>
  attempts === 0 ? stepMs : Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
