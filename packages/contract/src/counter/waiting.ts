import { alarmStages } from '@comanda/domain/counter/accept-alarm.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { staff } from '../role-sets.ts';

const tag = 'Counter';

/**
 * The orders of a store that wait to be accepted. `alarm`: the loudest stage of them; null: nothing
 * waits. No name, no amount and no number of an order: a locked device shows it.
 */
const waitingSchema = v.object({
  waiting: v.number(),
  alarm: v.nullable(v.picklist(alarmStages)),
});
export type WaitingOrders = Frozen<v.InferOutput<typeof waitingSchema>>;

/**
 * Counts the waiting orders of the store that a device watches, by the device's cookie alone: also
 * while it is locked. It needs no session and extends none. NOT_FOUND: the device was removed, or
 * watches no store. docs/rules/counter-staff.md#store-that-a-device-watches.
 */
export const getDeviceWaiting = defineEndpoint({
  name: 'getDeviceWaiting',
  summary: 'How many orders wait at the store that a device watches',
  tag,
  method: 'GET',
  path: '/v1/counter/waiting',
  access: ['visitor'],
  deviceCookie: true,
  answer: waitingSchema,
  rateLimit: 'placeCall',
});

/** As {@link getDeviceWaiting}, for a store of the session. */
export const getStoreWaiting = defineEndpoint({
  name: 'getStoreWaiting',
  summary: 'How many orders wait at a store',
  tag,
  method: 'GET',
  path: '/v1/counter/stores/:id/waiting',
  access: staff,
  params: v.object({ id: fileId<StoreId>() }),
  answer: waitingSchema,
});

/**
 * Makes the device of the session watch a store; a second call changes nothing. NOT_FOUND: a store
 * of others, or a device that is not shared.
 * docs/rules/counter-staff.md#store-that-a-device-watches.
 */
export const watchStore = defineEndpoint({
  name: 'watchStore',
  summary: 'Let a shared device count the waiting orders of a store',
  tag,
  method: 'POST',
  path: '/v1/counter/device/store',
  access: staff,
  body: v.object({ storeId: fileId<StoreId>() }),
});
