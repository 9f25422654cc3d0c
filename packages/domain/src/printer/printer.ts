import type { TicketCopy } from '../counter/ticket/ticket-copy.ts';
import { unreachable } from '../unreachable.ts';

/** The places of printers. docs/rules/printing.md#papers-of-a-station. */
export const printerStations = ['kitchen', 'bar', 'door'] as const;
export type PrinterStation = (typeof printerStations)[number];

/** The protocol of a printer: Star CloudPRNT or Epson Server Direct Print. */
export const printerKinds = ['star', 'epson'] as const;
export type PrinterKind = (typeof printerKinds)[number];

/**
 * The moment at which a printer gets the paper of an order. `arrival`: the counter is shown the
 * order; `acceptance`: staff, or the restaurant's system, accepts it.
 */
export const printMoments = ['arrival', 'acceptance'] as const;
export type PrintMoment = (typeof printMoments)[number];

/**
 * The state of a printer, as far as the counter knows. `neverSeen`: it has not asked for work yet;
 * `away`: it asked before, and not lately. docs/rules/printing.md#state-of-a-printer.
 */
export const printerStates = [
  'neverSeen',
  'online',
  'paperLow',
  'paperOut',
  'coverOpen',
  'error',
  'away',
] as const;
export type PrinterState = (typeof printerStates)[number];

export const printerLimits = {
  /** Printers of one store. */
  printers: 12,
  /** Papers of one order that one printer makes. */
  copies: 3,
  /** Menu categories that a printer is limited to. */
  categories: 100,
} as const;

/**
 * Returns the paper that printers of a station make. docs/rules/printing.md#papers-of-a-station.
 */
export function paperOfStation(station: PrinterStation): TicketCopy {
  switch (station) {
    case 'kitchen':
    case 'bar':
      return 'kitchen';
    case 'door':
      return 'door';
    default:
      return unreachable(station);
  }
}
