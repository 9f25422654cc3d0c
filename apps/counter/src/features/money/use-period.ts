import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterPeriod } from '@comanda/contract/counter/periods.ts';
import type { Period } from '@comanda/domain/counter/period/period.ts';
import type { StoreId } from '@comanda/domain/ids.ts';

/** Reads the numbers of a period of one store; null: of all stores of the person. */
export const usePeriod = (storeId: StoreId | null, { from, to }: Period) =>
  useReading(
    (call) => call(getCounterPeriod, { query: { from, to, ...(storeId && { storeId }) } }),
    `period ${storeId} ${from} ${to}`,
    { everyMs: null },
  );
