import { type ChosenSlot, type SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNow } from './use-now.ts';
import { useShop } from '../use-shop.ts';

/**
 * The latest problem of a requested time, found on entering checkout or by the server when the
 * shopper ordered.
 */
const slotProblem = createStore<{ slot: ChosenSlot | null; trouble: SlotProblem | null }>(() => ({
  slot: null,
  trouble: null,
}));

export const setSlotProblem = (slot: ChosenSlot, trouble: SlotProblem | null): void =>
  slotProblem.setState({ slot, trouble });

/**
 * Returns the problem of the requested time; null if none is known. A time in the past is
 * `notOffered`.
 */
export function useSlotProblem(): SlotProblem | null {
  const { slot, trouble } = useStore(slotProblem);
  const requestedTime = useShop((shop) => shop.requestedTime);
  const now = useNow();
  if (requestedTime === null) return null;
  if (now !== null && instantOf(requestedTime.instant) <= now) return 'notOffered';
  return slot?.instant === requestedTime.instant ? trouble : null;
}
