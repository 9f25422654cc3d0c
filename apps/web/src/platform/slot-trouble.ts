import { type ChosenSlot, type SlotTrouble } from '@comanda/domain/slots/choose-slot.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNow, useShop } from './app-context.tsx';

/** What was last found wrong with a time: when checkout was entered, or by the server when it was ordered. */
const found = createStore<{ slot: ChosenSlot | null; trouble: SlotTrouble | null }>(() => ({ slot: null, trouble: null }));

export const tellTrouble = (slot: ChosenSlot, trouble: SlotTrouble | null): void => found.setState({ slot, trouble });

/** What is wrong with the time that stands chosen; null when nothing is known against it. A time that has come is past choosing. */
export function useSlotTrouble(): SlotTrouble | null {
  const { slot, trouble } = useStore(found);
  const wanted = useShop((shop) => shop.wanted);
  const now = useNow();
  if (wanted === null) return null;
  if (now !== null && Date.parse(wanted.instant) <= now) return 'notOffered';
  return slot?.instant === wanted.instant ? trouble : null;
}
