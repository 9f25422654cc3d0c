import type { OrderId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { stopProblems } from '@comanda/domain/rider/stop-problems.ts';
import {
  amount,
  instant,
  latitude,
  longitude,
  money,
  uuid,
} from '@comanda/domain/schema/fields.ts';
import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { headers } from './headers.ts';
import { linkHolders } from './role-sets.ts';

/**
 * The address of a stop, its shopper, and the amount to collect. `toCollect` 0: it is paid.
 * `change` for the announced `cash`.
 */
const door = v.object({
  customerName: v.string(),
  customerPhone: v.string(),
  textAddress: v.string(),
  apartmentDetails: v.string(),
  city: v.string(),
  addressNote: v.string(),
  dispatchNote: v.string(),
  latitude,
  longitude,
  /** The entrance may be elsewhere than the point. */
  isApproximate: v.boolean(),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
  paymentMethod: v.picklist(paymentMethodNames),
  toCollect: amount,
  cash: v.nullable(amount),
  change: v.nullable(amount),
  products: v.array(v.object({ name: v.string(), quantity: v.number() })),
});

/**
 * A stop of the run. `door` is null once the stop is done: nothing of the shopper is shown any
 * longer. `triesLeft`: of the code.
 */
const riderStop = v.object({
  orderId: uuid<OrderId>(),
  number: v.number(),
  status: v.picklist(orderStatuses),
  estimatedAt: v.nullable(v.string()),
  pickedUpAt: v.nullable(instant),
  deliveredAt: v.nullable(instant),
  problem: v.nullable(v.picklist(stopProblems)),
  triesLeft: v.number(),
  door: v.nullable(door),
});
export type RiderStop = v.InferOutput<typeof riderStop>;

/**
 * The money that the rider has of all orders that are not settled, and the last settlement of the
 * last day; null: none. `difference`: negative if cash was missing.
 */
const ownMoney = v.object({
  orders: v.number(),
  cash: amount,
  card: amount,
  cashTips: amount,
  otherTips: amount,
  toHandIn: money,
  settled: v.nullable(v.object({ at: instant, handedIn: money, difference: money })),
});
export type OwnMoney = v.InferOutput<typeof ownMoney>;

/**
 * A run as its rider sees it. `endedAt`: the run is over and has no stops. `now`: the server's
 * instant.
 */
const riderRun = v.object({
  now: instant,
  riderName: v.string(),
  storeName: v.string(),
  storePhone: v.string(),
  timeZone: v.string(),
  endedAt: v.nullable(instant),
  sharesPosition: v.boolean(),
  money: ownMoney,
  stops: v.array(riderStop),
});
export type RiderRun = v.InferOutput<typeof riderRun>;

const stopPath = v.object({ id: uuid<OrderId>() });
/**
 * Each call has the key of the link in X-Rider-Key. NOT_FOUND: the key opens nothing, or nothing
 * any more.
 */
const common = { tag: 'Riders', access: linkHolders, linkKey: headers.riderKey } as const;

/** Returns the run of the key. docs/rules/counter-riders.md#link-of-a-run. */
export const getRiderRun = defineEndpoint({
  ...common,
  name: 'getRiderRun',
  summary: 'The stops of my run',
  method: 'GET',
  path: '/v1/rider/run',
  answer: riderRun,
});

/**
 * The rider has the food: the order is on its way. Repeating it changes nothing.
 * ORDER_NOT_REPROCESSABLE: the order has ended.
 */
export const pickUpStop = defineEndpoint({
  ...common,
  name: 'pickUpStop',
  summary: 'I have the food of this stop',
  method: 'POST',
  path: '/v1/rider/stops/:id/picked-up',
  params: stopPath,
  answer: riderRun,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
});

/**
 * The shopper has the food and said the code. INVALID_PARAMETER with field `code` and reason
 * `WRONG_CODE` (`triesLeft`) or `BLOCKED`. Repeating it changes nothing.
 * docs/rules/counter-riders.md#code-at-the-door.
 */
export const deliverStop = defineEndpoint({
  ...common,
  name: 'deliverStop',
  summary: 'I delivered this stop',
  method: 'POST',
  path: '/v1/rider/stops/:id/delivered',
  params: stopPath,
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  answer: riderRun,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
});

/**
 * Reports a problem to the counter; null takes the report back.
 * docs/rules/counter-riders.md#problem-at-a-stop.
 */
export const reportStopProblem = defineEndpoint({
  ...common,
  name: 'reportStopProblem',
  summary: 'I cannot deliver this stop',
  method: 'POST',
  path: '/v1/rider/stops/:id/problem',
  params: stopPath,
  body: v.object({
    problem: v.nullable(v.picklist(stopProblems)),
    note: v.optional(text(fieldLengths.dispatchNote)),
  }),
  answer: riderRun,
});

/**
 * The rider agrees to show the position, or no longer.
 * docs/rules/counter-riders.md#position-of-a-rider.
 */
export const sharePosition = defineEndpoint({
  ...common,
  name: 'sharePosition',
  summary: 'Show my position while I deliver, or stop',
  method: 'POST',
  path: '/v1/rider/position-sharing',
  body: v.object({ shares: v.boolean() }),
  answer: riderRun,
});

/** Stores the position of a rider who agreed, while a delivery is open; else it stores nothing. */
export const sendPosition = defineEndpoint({
  ...common,
  name: 'sendPosition',
  summary: 'My position',
  method: 'POST',
  path: '/v1/rider/position',
  body: v.object({ latitude, longitude }),
});
