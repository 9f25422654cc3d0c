/** The protocols of the emulated printers. */
export const printerModels = ['star', 'epson'] as const;
export type PrinterModel = (typeof printerModels)[number];

/** Troubles of a printer, one at a time; `away`: it is switched off. */
export const printerTroubles = ['none', 'paperLow', 'paperOut', 'coverOpen', 'away'] as const;
export type PrinterTrouble = (typeof printerTroubles)[number];

/**
 * Ways of older firmware. `noToken`: it names no paper when it confirms
 * one. `takesTwice`: it downloads each paper twice. `losesConfirmation`: the next confirmation does
 * not arrive. `confirmsTwice`: each confirmation is sent once more later. `diesMidJob`: it is
 * switched off after the next download, before it confirms. `emptiesMidJob`: its paper ends within
 * the next paper. `oddCode`: it tells a code that no guide has.
 */
export const printerQuirks = [
  'noToken',
  'takesTwice',
  'losesConfirmation',
  'confirmsTwice',
  'diesMidJob',
  'emptiesMidJob',
  'oddCode',
] as const;
export type PrinterQuirk = (typeof printerQuirks)[number];

/** A paper that came out. `at`: milliseconds. */
type PrintedPaper = { at: number; text: string };

/** A printer that somebody connected to a shop by typing its address. */
export type EmulatedPrinter = {
  readonly id: string;
  readonly model: PrinterModel;
  readonly url: string;
  /** The second address of an Epson; empty: none. */
  readonly statusUrl: string;
  readonly mac: string;
  trouble: PrinterTrouble;
  readonly quirks: Set<PrinterQuirk>;
  readonly papers: PrintedPaper[];
  /** The answer to its last call: an HTTP status, or 0. */
  lastStatus: number;
  /** A confirmation that is sent again before the next call. */
  pending: (() => Promise<unknown>) | null;
  /** The state that an Epson has told its status address. */
  toldTrouble: PrinterTrouble | null;
};

/** Returns whether a printer has paper and a closed cover. */
export const canPrint = ({ trouble }: EmulatedPrinter): boolean =>
  trouble === 'none' || trouble === 'paperLow';

/** Takes a quirk that happens once. */
export function happensNow(printer: EmulatedPrinter, quirk: PrinterQuirk): boolean {
  return printer.quirks.delete(quirk);
}
