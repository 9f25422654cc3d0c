import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterMenu } from '@comanda/contract/counter/menu.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { PrintedCategory } from './category-choice.tsx';

const none: readonly PrintedCategory[] = [];

/** Returns the categories of the store's menu; none until they are read. */
export function usePrintedCategories(storeId: StoreId): readonly PrintedCategory[] {
  const reading = useReading(
    (call) => call(getCounterMenu, { params: { id: storeId } }),
    `menu ${storeId}`,
    { everyMs: null },
  );
  return reading.value?.menu.categories ?? none;
}
