import { hourMs, minuteMs } from '../duration.ts';

/** Most stops of a run that are open at once. docs/rules/counter-riders.md#runs. */
export const maxStops = 3;

/** Most riders of a store who are not removed. */
export const maxRiders = 50;

/**
 * Most different wrong codes of a stop; after them the counter confirms the delivery.
 * docs/rules/counter-riders.md#code-at-the-door.
 */
export const maxWrongCodes = 5;

/**
 * Milliseconds for which the link of a run opens, from the start of the run.
 * docs/rules/counter-riders.md#link-of-a-run.
 */
export const runLinkMs = 12 * hourMs;

/** Milliseconds for which the link still says that the run has ended. */
const endedRunMs = 15 * minuteMs;

/** A position is stored at most this often, in milliseconds. */
export const positionEveryMs = 5_000;

/**
 * Returns whether the link of a run opens at `now`. Instants in milliseconds; `endedAt` null: the
 * run is open.
 */
export const opensRun = (
  { createdAt, endedAt }: { createdAt: number; endedAt: number | null },
  now: number,
): boolean => now < createdAt + runLinkMs && (endedAt === null || now < endedAt + endedRunMs);
