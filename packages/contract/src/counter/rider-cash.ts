import type { OrderId, RiderId, SettlementId, StoreId } from '@comanda/domain/ids.ts';
import { maxSettledOrders } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { amount, fileId, instant, money, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers, staff } from '../role-sets.ts';

/**
 * An order that a rider delivered, with the money of its door. `paidWith`: the note that the
 * shopper announced, with its `change`; null: none. `card`: collected by card, so that it brings no
 * cash. `tip`: the rider's, a part of the cash if there is cash.
 */
const carriedOrder = v.object({
  orderId: uuid<OrderId>(),
  number: v.number(),
  at: instant,
  cash: amount,
  card: amount,
  tip: amount,
  paidWith: v.nullable(amount),
  change: v.nullable(amount),
});

/** The sums of the orders of a rider: `toHandIn` is the cash less the tips in it. */
const sums = { cash: amount, card: amount, cashTips: amount, otherTips: amount, toHandIn: money };

const riderMoney = v.object({
  riderId: uuid<RiderId>(),
  name: v.string(),
  ...sums,
  orders: v.array(carriedOrder),
});
export type RiderMoney = v.InferOutput<typeof riderMoney>;

/**
 * A settlement. `riderName` null: the rider was removed. `handedIn` and `difference` (negative if
 * cash was missing) with their corrections. `isBooked`: its cash came into a drawer; false: it
 * comes into the next one that is opened.
 */
const settlement = v.object({
  id: uuid<SettlementId>(),
  riderName: v.nullable(v.string()),
  at: instant,
  staffName: v.string(),
  orders: v.number(),
  toHandIn: money,
  handedIn: money,
  difference: money,
  isBooked: v.boolean(),
  corrections: v.array(v.object({ at: instant, staffName: v.string(), amount: money })),
});
export type Settlement = v.InferOutput<typeof settlement>;

const riderCash = v.object({
  isDrawerOpen: v.boolean(),
  riders: v.array(riderMoney),
  settlements: v.array(settlement),
});
export type StoreRiderCash = v.InferOutput<typeof riderCash>;

/**
 * The money that the riders of a store carry, and the last settlements.
 * docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export const getRiderCash = defineEndpoint({
  name: 'getRiderCash',
  summary: 'The cash that riders carry, and their last settlements',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/rider-cash',
  access: staff,
  params: v.object({ id: fileId<StoreId>() }),
  answer: riderCash,
});

/**
 * Settles up with a rider: these orders, whose cash less tips is `toHandIn`, and the cash that was
 * handed in. OPERATION_NOT_SUPPORTED `changed`: an order is not the rider's any more, was settled,
 * or the amount is another one. docs/rules/counter-riders.md#settlement-with-a-rider.
 */
export const settleRider = defineEndpoint({
  name: 'settleRider',
  summary: 'Settle up with a rider',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/riders/:riderId/settlements',
  access: staff,
  params: v.object({ id: fileId<StoreId>(), riderId: uuid<RiderId>() }),
  body: v.object({
    orderIds: v.pipe(v.array(uuid<OrderId>()), v.minLength(1), v.maxLength(maxSettledOrders)),
    toHandIn: money,
    handedIn: amount,
  }),
  answer: v.object({ difference: money, isBooked: v.boolean() }),
  refusals: ['OPERATION_NOT_SUPPORTED'],
  idempotencyKey: true,
});

/**
 * Corrects the cash that was handed in at a settlement from `before` to `handedIn`, by an entry of
 * its own. OPERATION_NOT_SUPPORTED `changed`: it is not `before` any more. INVALID_PARAMETER: both
 * are the same. docs/rules/counter-riders.md#correction-of-a-settlement.
 */
export const correctSettlement = defineEndpoint({
  name: 'correctSettlement',
  summary: 'Correct the cash that a rider handed in',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/settlements/:settlementId/corrections',
  access: managers,
  params: v.object({ id: fileId<StoreId>(), settlementId: uuid<SettlementId>() }),
  body: v.object({ before: money, handedIn: amount }),
  answer: v.object({ difference: money, isBooked: v.boolean() }),
  refusals: ['OPERATION_NOT_SUPPORTED', 'INVALID_PARAMETER'],
  idempotencyKey: true,
});
