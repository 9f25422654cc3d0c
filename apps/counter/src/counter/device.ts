import { dayMs } from '@comanda/domain/duration.ts';
import { readStored, writeStored } from '@comanda/client/storage.ts';
import { serverNow } from '@comanda/client/server-time.ts';
import * as v from 'valibot';
import { counterStoreName } from '../platform/storage-names.ts';

/** Milliseconds for which a device stores its own choices. */
const deviceLifetimeMs = 365 * dayMs;

/** Returns the id of the store that this device showed last. */
export const readChosenStore = (): number | null =>
  readStored(counterStoreName, v.number(), serverNow());

export const storeChosenStore = (id: number): void =>
  writeStored(counterStoreName, id, deviceLifetimeMs, serverNow());
