import { unreachable } from '../unreachable.ts';
import type { PrinterState } from './printer.ts';

/**
 * The urgency of a printer's state for staff. `ok`: it prints; `soon`: it prints, or never did yet;
 * `bad`: papers wait until somebody goes there.
 */
export type PrinterTone = 'ok' | 'soon' | 'bad';

/** Returns the urgency of a state. docs/rules/counter-printers.md#state-in-words. */
export function printerTone(state: PrinterState): PrinterTone {
  switch (state) {
    case 'online':
      return 'ok';
    case 'neverSeen':
    case 'paperLow':
      return 'soon';
    case 'paperOut':
    case 'coverOpen':
    case 'error':
    case 'away':
      return 'bad';
    default:
      return unreachable(state);
  }
}

/** Returns true once a printer asked the server for work, however it is now. */
export const hasConnected = (state: PrinterState): boolean => state !== 'neverSeen';

/**
 * Returns true if the printers of a store make the kitchen's paper, so that no browser prints it
 * too. docs/rules/counter-printers.md#papers-of-the-browser.
 */
export const isPrintedByStore = (papers: readonly string[] | undefined): boolean =>
  papers?.includes('kitchen') ?? false;
