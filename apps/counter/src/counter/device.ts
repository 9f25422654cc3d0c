import { dayMs } from '@comanda/domain/duration.ts';
import {
  readStored,
  readStoredOrRemove,
  removeStored,
  writeStored,
} from '@comanda/client/storage.ts';
import { serverNow } from '@comanda/client/server-time.ts';
import { text } from '@comanda/contract/fields.ts';
import { branded } from '@comanda/domain/schema/fields.ts';
import type { DeviceId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import * as v from 'valibot';
import {
  counterAllStoresName,
  counterDeviceName,
  counterStoreName,
} from '../platform/storage-names.ts';

/** Milliseconds for which a device stores its own choices. */
const deviceLifetimeMs = 365 * dayMs;

/** Returns the id of the store that this device showed last. */
export const readChosenStore = (): number | null =>
  readStored(counterStoreName, v.number(), serverNow());

export const storeChosenStore = (id: number): void =>
  writeStored(counterStoreName, id, deviceLifetimeMs, serverNow());

/** Returns whether the board of this device shows all stores of the person. */
export const readShowsAll = (): boolean =>
  readStored(counterAllStoresName, v.boolean(), serverNow()) === true;

export const storeShowsAll = (isAll: boolean): void =>
  writeStored(counterAllStoresName, isAll, deviceLifetimeMs, serverNow());

const knownDeviceSchema = v.object({
  id: branded<DeviceId>(text(60)),
  name: text(fieldLengths.deviceName),
  isShared: v.boolean(),
});

/**
 * This device as the server knows it since a sign-in by code, by the token in its cookie: the next
 * staff member needs only a PIN.
 */
export type KnownDevice = v.InferOutput<typeof knownDeviceSchema>;

export const readKnownDevice = (): KnownDevice | null =>
  readStoredOrRemove(counterDeviceName, knownDeviceSchema, serverNow());

export const storeKnownDevice = ({ id, name, isShared }: KnownDevice): void =>
  writeStored(counterDeviceName, { id, name, isShared }, deviceLifetimeMs, serverNow());

export const forgetKnownDevice = (): void => removeStored(counterDeviceName);
