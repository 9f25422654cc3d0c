import type { ToldState } from './printer-state.ts';

/** Bits of the status of an Epson printer. */
const bits = {
  noResponse: 0x1,
  offline: 0x8,
  coverOpen: 0x20,
  mechanical: 0x400,
  cutter: 0x800,
  unrecoverable: 0x2000,
  paperNearEnd: 0x20000,
  paperEnd: 0x80000,
} as const;

/** A report of an Epson printer about a paper or itself. `success` null: it speaks of no paper. */
export type EpsonReport = {
  readonly success: boolean | null;
  /** Such as `EPTR_REC_EMPTY`; empty: none. */
  readonly code: string;
  readonly status: number;
};

/**
 * Returns the state that a report tells, the worst one first.
 * docs/rules/printing.md#state-of-a-printer.
 */
export function epsonState({ success, code, status }: EpsonReport): ToldState {
  const has = (bit: number): boolean => (status & bit) !== 0;
  if (code === 'EPTR_REC_EMPTY' || has(bits.paperEnd)) return 'paperOut';
  if (code === 'EPTR_COVER_OPEN' || has(bits.coverOpen)) return 'coverOpen';
  const isBroken = has(bits.mechanical) || has(bits.cutter) || has(bits.unrecoverable);
  if (isBroken || has(bits.offline) || has(bits.noResponse)) return 'error';
  if (success === false) return 'error';
  return has(bits.paperNearEnd) ? 'paperLow' : 'online';
}
