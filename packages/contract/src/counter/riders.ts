import type { OrderId, RiderId, RunId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { maxStops } from '@comanda/domain/rider/run-limits.ts';
import { stopProblems } from '@comanda/domain/rider/stop-problems.ts';
import { amount, fileId, instant, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { managers, staff } from '../role-sets.ts';

/**
 * An order for own delivery. `customerPhone`: with the country's prefix, empty once the order has
 * ended. `toCollect`: what the rider collects, 0 if it is paid. `estimatedAt`: when the shopper
 * expects it.
 */
const riderOrder = v.object({
  orderId: uuid<OrderId>(),
  number: v.number(),
  status: v.picklist(orderStatuses),
  customerName: v.string(),
  customerPhone: v.string(),
  address: v.string(),
  toCollect: amount,
  estimatedAt: v.nullable(v.string()),
});
export type RiderOrder = v.InferOutput<typeof riderOrder>;

/**
 * A stop. `problem`: what the rider reported, with a note. `codeBlocked`: too many wrong codes, so
 * that the counter confirms the delivery.
 */
const counterStop = v.object({
  ...riderOrder.entries,
  pickedUpAt: v.nullable(instant),
  deliveredAt: v.nullable(instant),
  problem: v.nullable(v.picklist(stopProblems)),
  problemNote: v.string(),
  problemAt: v.nullable(instant),
  codeBlocked: v.boolean(),
});
export type CounterStop = v.InferOutput<typeof counterStop>;

const rider = v.object({ id: uuid<RiderId>(), name: v.string(), phone: v.string() });

/**
 * A rider on the way or about to leave. `link` opens the rider's page of this run without an
 * account.
 */
const counterRun = v.object({
  id: uuid<RunId>(),
  rider,
  createdAt: instant,
  sharesPosition: v.boolean(),
  link: v.string(),
  stops: v.array(counterStop),
});
export type CounterRun = v.InferOutput<typeof counterRun>;

/**
 * The riders of a store, their open runs, and the deliveries that no rider has yet. `now`: the
 * server's instant.
 */
const storeRiders = v.object({
  now: instant,
  riders: v.array(rider),
  runs: v.array(counterRun),
  waiting: v.array(riderOrder),
});
export type StoreRiders = v.InferOutput<typeof storeRiders>;

const storePath = v.object({ id: fileId<StoreId>() });
const runPath = v.object({ id: fileId<StoreId>(), runId: uuid<RunId>() });
const newRider = { name: text(fieldLengths.name), phone: text(fieldLengths.phone) };
const stops = v.pipe(v.array(uuid<OrderId>()), v.minLength(1), v.maxLength(maxStops));

/**
 * Returns the riders of a store with their runs. docs/rules/counter-riders.md#riders-of-a-store.
 */
export const getStoreRiders = defineEndpoint({
  name: 'getStoreRiders',
  summary: 'The riders of a store, their runs and the deliveries without a rider',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/riders',
  access: staff,
  params: storePath,
  answer: storeRiders,
});

/** Adds a rider. FIELD_VALIDATION: name or phone. OPERATION_NOT_SUPPORTED `TOO_MANY_RIDERS`. */
export const addRider = defineEndpoint({
  name: 'addRider',
  summary: 'Add a rider of a store',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/riders',
  access: staff,
  params: storePath,
  body: v.object(newRider),
  answer: storeRiders,
  refusals: ['OPERATION_NOT_SUPPORTED'],
  idempotencyKey: true,
});

/**
 * Removes a rider. OPERATION_NOT_SUPPORTED `RIDER_IN_RUN` while the rider has an open run,
 * `RIDER_CARRIES_MONEY` before the rider's cash and tips are settled.
 */
export const removeRider = defineEndpoint({
  name: 'removeRider',
  summary: 'Remove a rider of a store',
  tag: 'Counter',
  method: 'DELETE',
  path: '/v1/counter/stores/:id/riders/:riderId',
  access: managers,
  params: v.object({ id: fileId<StoreId>(), riderId: uuid<RiderId>() }),
  answer: storeRiders,
  refusals: ['OPERATION_NOT_SUPPORTED'],
  idempotencyKey: true,
});

/**
 * Starts a run: the rider by id, or a new one by name and phone. `orderIds` in the order of the
 * stops. ORDER_NOT_REPROCESSABLE names the order with `reason`: `pickup`, `courier`, `status` or
 * `assigned`. docs/rules/counter-riders.md#runs.
 */
export const createRun = defineEndpoint({
  name: 'createRun',
  summary: 'Give deliveries to a rider',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/runs',
  access: staff,
  params: storePath,
  body: v.object({
    riderId: v.optional(v.nullable(uuid<RiderId>())),
    name: v.optional(newRider.name),
    phone: v.optional(newRider.phone),
    orderIds: stops,
  }),
  status: 201,
  answer: storeRiders,
  refusals: ['ORDER_NOT_REPROCESSABLE', 'OPERATION_NOT_SUPPORTED'],
  idempotencyKey: true,
});

/**
 * Sets the stops of a run that are still open, in this order. A stop that is missing is taken back;
 * a new one is added. NOT_FOUND: the run has ended.
 */
export const changeRun = defineEndpoint({
  name: 'changeRun',
  summary: 'Change the stops of a run',
  tag: 'Counter',
  method: 'PATCH',
  path: '/v1/counter/stores/:id/runs/:runId',
  access: staff,
  params: runPath,
  body: v.object({ orderIds: stops }),
  answer: storeRiders,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
  idempotencyKey: true,
});

/** Ends a run. Stops that were not delivered have no rider any more. */
export const endRun = defineEndpoint({
  name: 'endRun',
  summary: 'End a run',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/runs/:runId/end',
  access: staff,
  params: runPath,
  answer: storeRiders,
  idempotencyKey: true,
});

/**
 * Confirms a delivery without the code, when the rider cannot. ORDER_NOT_REPROCESSABLE: the order
 * has ended.
 */
export const confirmStop = defineEndpoint({
  name: 'confirmStop',
  summary: 'Confirm that a rider delivered an order',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/runs/:runId/stops/:orderId/delivered',
  access: staff,
  params: v.object({ ...runPath.entries, orderId: uuid<OrderId>() }),
  answer: storeRiders,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
  idempotencyKey: true,
});

/**
 * Cancels the order of a stop that cannot be delivered; what was paid online is refunded.
 * ORDER_NOT_REPROCESSABLE: the order has ended. docs/rules/counter-riders.md#problem-at-a-stop.
 */
export const cancelStop = defineEndpoint({
  name: 'cancelStop',
  summary: 'Cancel an order that its rider cannot deliver',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/runs/:runId/stops/:orderId/cancelled',
  access: managers,
  params: v.object({ ...runPath.entries, orderId: uuid<OrderId>() }),
  answer: storeRiders,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
  idempotencyKey: true,
});
