import { minuteMs, secondMs } from '../duration.ts';
import { unreachable } from '../unreachable.ts';
import type { PrinterState } from './printer.ts';

/** A state that a printer tells of itself. */
export type ToldState = Exclude<PrinterState, 'neverSeen' | 'away'>;

/**
 * A printer that has not asked for work for this long is away, milliseconds. Printers ask every 5
 * to 10 s, and some do not while they print. docs/rules/printing.md#state-of-a-printer.
 */
export const awayMs = minuteMs;

/** A paper that an online printer has not printed for this long is trouble, milliseconds. */
const stuckPaperMs = 2 * minuteMs;

/** The time of a printer's last call is written at most this often, milliseconds. */
export const seenStepMs = 10 * secondMs;

/** The stored facts of a printer; instants in milliseconds. `seenAt` null: it never asked. */
export type PrinterFacts = {
  readonly told: ToldState;
  readonly toldSince: number | null;
  readonly seenAt: number | null;
  readonly waiting: number;
  readonly oldestWaitingAt: number | null;
};

/** The state of a printer at `now`, and since when. docs/rules/printing.md#state-of-a-printer. */
export function printerStateAt(
  { told, toldSince, seenAt }: PrinterFacts,
  now: number,
): { state: PrinterState; since: number | null } {
  if (seenAt === null) return { state: 'neverSeen', since: null };
  if (now - seenAt >= awayMs) return { state: 'away', since: seenAt };
  return { state: told, since: toldSince };
}

/**
 * Returns whether staff has to look after a printer: its state, or a paper that waits for too long.
 * A printer that was never connected is trouble once a paper waits for it.
 * docs/rules/printing.md#printers-with-trouble.
 */
export function hasTrouble(printer: PrinterFacts, now: number): boolean {
  const { state } = printerStateAt(printer, now);
  switch (state) {
    case 'neverSeen':
      return printer.waiting > 0;
    case 'online':
      return isStuck(printer, now);
    case 'paperLow':
    case 'paperOut':
    case 'coverOpen':
    case 'error':
    case 'away':
      return true;
    default:
      return unreachable(state);
  }
}

const isStuck = ({ oldestWaitingAt }: PrinterFacts, now: number): boolean =>
  oldestWaitingAt !== null && now - oldestWaitingAt >= stuckPaperMs;

/** Returns whether a printer in this state is offered papers. */
export const takesPapers = (state: ToldState): boolean =>
  state === 'online' || state === 'paperLow';
