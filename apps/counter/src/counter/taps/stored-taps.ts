import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';
import { hourMs } from '@comanda/domain/duration.ts';
import * as v from 'valibot';
import { orderTapsName } from '../../platform/storage-names.ts';
import { type OrderTap, orderTapSchema } from './order-tap.ts';

/** The taps without an answer in this browser's storage, which its pages share. */
export type StoredTaps = {
  read(): readonly OrderTap[];
  /** Stores a tap, in the place of its former state. */
  put(tap: OrderTap): void;
  remove(key: string): void;
};

const schema = v.array(orderTapSchema);
/** A shift has passed by then, and nobody asks for the tap any more. */
const keptMs = 12 * hourMs;

/** Opens the stored taps. `now`: milliseconds by the server's clock. */
export function openStoredTaps(now: () => number): StoredTaps {
  const read = (): readonly OrderTap[] => readStored(orderTapsName, schema, now()) ?? [];
  const without = (key: string): readonly OrderTap[] => read().filter((tap) => tap.key !== key);
  const store = (taps: readonly OrderTap[]): void =>
    taps.length === 0
      ? removeStored(orderTapsName)
      : writeStored(orderTapsName, taps, keptMs, now());
  return {
    read,
    put: (tap) => store([...without(tap.key), tap]),
    remove: (key) => store(without(key)),
  };
}
