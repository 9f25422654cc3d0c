import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterPeriodResults } from '@comanda/contract/counter/periods.ts';
import type { Period } from '@comanda/domain/counter/period/period.ts';
import type { StoreId } from '@comanda/domain/ids.ts';

/** Reads how the orders of a period went, of one store; null: of all stores of the person. */
export const usePeriodResults = (storeId: StoreId | null, { from, to }: Period) =>
  useReading(
    (call) => call(getCounterPeriodResults, { query: { from, to, ...(storeId && { storeId }) } }),
    `period results ${storeId} ${from} ${to}`,
    { everyMs: null },
  );
