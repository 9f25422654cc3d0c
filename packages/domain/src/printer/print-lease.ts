import { hourMs, minuteMs, secondMs } from '../duration.ts';

/**
 * A printer that was given a paper has this long to say that it is out; then it is given the paper
 * again, marked as a copy. Milliseconds. docs/rules/printing.md#at-least-once.
 */
export const printLeaseMs = minuteMs;

/** Pause before a paper that a printer refused is offered again, milliseconds. */
export const refusedPauseMs = 30 * secondMs;

/**
 * Pause after a confirmation that names no paper: the printer may send it once more, and it must
 * not count for the next paper. Milliseconds. docs/rules/printing.md#confirmation-of-a-paper.
 */
export const namelessPauseMs = 20 * secondMs;

/** A paper that was sent this often lets newer ones pass, so that it blocks no printer. */
export const stubbornSends = 5;

/**
 * A paper that waited this long is not printed any more, milliseconds: a printer that was off over
 * night does not begin the day with the papers of yesterday.
 */
export const paperLifetimeMs = 12 * hourMs;

/** The kinds of papers that are queued. docs/rules/printing.md#papers-of-an-order. */
export type QueuedPaper = 'order' | 'cancelled' | 'test' | 'correction';

/** A paper that is about to be sent. `sends`: times that it was sent before. */
export type PaperToMark = {
  readonly sends: number;
  readonly isReprint: boolean;
  /** The same paper of the order was made before, by any printer or browser. */
  readonly wasMade: boolean;
};

/**
 * Returns whether a paper says that it is a copy: it, or another one of its order, may have been
 * printed before. docs/rules/printing.md#copies-are-marked.
 */
export const isMarkedCopy = ({ sends, isReprint, wasMade }: PaperToMark): boolean =>
  sends > 0 || (isReprint && wasMade);
