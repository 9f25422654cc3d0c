import type { BoardPrinters, Printer, StorePrinters } from '@comanda/contract/counter/printers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { hasTrouble, printerStateAt } from '@comanda/domain/printer/printer-state.ts';
import { paperOfStation } from '@comanda/domain/printer/printer.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { factsOfPrinter, type PrinterRow, printersOfStore } from './printer.rows.ts';

/** The printers of a store as its screen shows them. `now` in milliseconds. */
export const shownPrinters = async (
  tx: Tx,
  storeId: StoreId,
  now: number,
): Promise<StorePrinters> => ({
  now: isoOf(now),
  printers: (await printersOfStore(tx, storeId)).map((row) => shownPrinter(row, now)),
});

function shownPrinter(row: PrinterRow, now: number): Printer {
  const { id, name, kind, station, paperWidth, printsOn, copies, categoryIds, waiting } = row;
  const { state, since } = printerStateAt(factsOfPrinter(row), now);
  return {
    ...{ id, name, kind, station, paperWidth, printsOn, copies, categoryIds, waiting },
    ...{ state, since: isoOf(since) },
  };
}

/**
 * The printers of a store as its board names them. A printer that is limited to some dishes does
 * not make the whole paper, and a browser prints it too.
 * docs/rules/printing.md#printers-with-trouble.
 */
export async function boardPrinters(tx: Tx, storeId: StoreId, now: number): Promise<BoardPrinters> {
  const rows = await printersOfStore(tx, storeId);
  const whole = rows.filter(
    ({ categoryIds, seenAt }) => categoryIds.length === 0 && seenAt !== null,
  );
  return {
    papers: [...new Set(whole.map(({ station }) => paperOfStation(station)))],
    trouble: rows
      .filter((row) => hasTrouble(factsOfPrinter(row), now))
      .map((row) => {
        const { id, name, station, state, since, waiting } = shownPrinter(row, now);
        return { id, name, station, state, since, waiting };
      }),
  };
}
