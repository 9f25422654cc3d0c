import type { Board } from '@comanda/contract/counter/board.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { PinOutcome, PinOwner } from './kept-people.ts';
import type { KeptCopy } from './kept-records.ts';

/**
 * `people`: those whose PIN opens the copy. `heardAt`: the server's last answer, in milliseconds of
 * the device's clock. `isOpen`: a PIN has opened the copy without a session. `keys`: how often a
 * key became ready; what the board shows then has to be kept anew.
 */
export type KeptState = {
  people: readonly Pick<PinOwner, 'staffId' | 'name'>[];
  heardAt: number | null;
  isOpen: boolean;
  keys: number;
};

export type KeptOrders = {
  state: StoreApi<KeptState>;
  /** Keeps what a board shows, some seconds later. */
  keep(storeId: StoreId, board: Board): void;
  /** The device shows this store: the orders of another one are deleted. */
  choose(storeId: StoreId): void;
  /** The server took this PIN. */
  learnPin(owner: PinOwner, pin: string): void;
  /** Opens the copy without the server. */
  open(staffId: string, pin: string): Promise<PinOutcome>;
  /** Closes a copy that a PIN opened. */
  close(): void;
  /** Returns the copy while a session or a PIN opens it. */
  read(): Promise<KeptCopy | null>;
  /** The server answered. */
  heard(): void;
  /** Deletes the keys of all others than these people. */
  keepPeople(staffIds: readonly string[]): void;
  /** Deletes everything. */
  wipe(): void;
};
