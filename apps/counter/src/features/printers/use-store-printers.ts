import { type Reading, useReading } from '@comanda/client/use-reading.ts';
import { getPrinters, type StorePrinters } from '@comanda/contract/counter/printers.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';

/** Milliseconds between two reads of the printers, and while somebody waits for one to connect. */
const readAgainMs = 5 * secondMs;
const waitingMs = 2 * secondMs;

/** Reads the printers of a store again and again. `isWaiting`: a new one is about to connect. */
export const useStorePrinters = (storeId: StoreId, isWaiting = false): Reading<StorePrinters> =>
  useReading((call) => call(getPrinters, { params: { id: storeId } }), `printers ${storeId}`, {
    everyMs: isWaiting ? waitingMs : readAgainMs,
  });
