/** The largest body of a printer's call, bytes: a status, or the report of a paper. */
export const maxPrinterBodyBytes = 64 * 1_024;

/**
 * Calls per minute with one printer's address: a printer asks every 5 s, and twice for each paper.
 * docs/rules/printing.md#calls-of-a-printer.
 */
export const printerCallsPerMinute = 120;

/** Calls per minute and network whose address belongs to no printer. */
export const unknownPrinterCallsPerMinute = 60;
