import { useReading } from '@comanda/client/use-reading.ts';
import { getHeldMoney } from '@comanda/contract/counter/held-money.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { ReactNode } from 'react';
import { entriesOf, HeldMoneyPanel } from './held-money-panel.tsx';

/**
 * Returns the panel of the money that pays no order, and whether there is any. `storeId` null: all
 * stores of the person.
 */
export function useHeldMoney(storeId: StoreId | null): { isHeld: boolean; panel: ReactNode } {
  const reading = useReading((call) => call(getHeldMoney, {}), 'held money');
  const isHeld = reading.value !== null && entriesOf(reading.value, storeId).length > 0;
  return { isHeld, panel: <HeldMoneyPanel reading={reading} storeId={storeId} /> };
}
