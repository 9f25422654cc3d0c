import { type ChosenSlot, type SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNow, useShop } from '../app-context.tsx';

/** What was last found wrong with a time: when checkout was entered, or by the server when it was ordered. */
const slotProblem = createStore<{ slot: ChosenSlot | null; trouble: SlotProblem | null }>(() => ({
  slot: null,
  trouble: null,
}));

export const setSlotProblem = (slot: ChosenSlot, trouble: SlotProblem | null): void =>
  slotProblem.setState({ slot, trouble });

/** What is wrong with the time that stands chosen; null when nothing is known against it. A time that has come is past choosing. */
export function useSlotProblem(): SlotProblem | null {
  const { slot, trouble } = useStore(slotProblem);
  const requestedTime = useShop((shop) => shop.requestedTime);
  const now = useNow();
  if (requestedTime === null) return null;
  if (now !== null && Date.parse(requestedTime.instant) <= now) return 'notOffered';
  return slot?.instant === requestedTime.instant ? trouble : null;
}
