import {
  refundParts,
  refundReasons,
  refundWays,
} from '@comanda/domain/counter/refund/refund-reasons.ts';
import { refundStates } from '@comanda/domain/counter/refund/refund-state.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { endStatuses } from '@comanda/domain/order/order-end.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { quantity, text } from '../fields.ts';
import { managers } from '../role-sets.ts';

const lineNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Units of one line of the order; `line` counts from 0. */
const lineUnits = v.object({ line: lineNumber, quantity });

/** A refund that staff gave before. `at`: ISO instant. */
const givenRefund = v.object({
  id: v.string(),
  at: v.string(),
  part: v.picklist(refundParts),
  way: v.picklist(refundWays),
  amount,
  reason: v.picklist(refundReasons),
  note: v.string(),
  staffName: v.string(),
  lines: v.array(lineUnits),
});

/**
 * The money that can be refunded of an order. `way`: how the whole goes back, `partWay`: how a part
 * does; null: nothing; if `total` is 0 and `endsAs` is not null, a whole refund of 0 ends it.
 * `endsAs`: the status that a whole refund gives the order; null: none is possible. `units`: what
 * was paid for each unit of a line that is left, in the order in which they go back. `returned`,
 * `due`: refunded so far, also by hand, and requested of the provider and not confirmed.
 */
const refundOptions = v.object({
  orderId: uuid<OrderId>(),
  number: v.number(),
  status: v.picklist(orderStatuses),
  paymentMethod: v.picklist(paymentMethodNames),
  total: amount,
  left: amount,
  way: v.nullable(v.picklist(refundWays)),
  partWay: v.nullable(v.picklist(refundWays)),
  endsAs: v.nullable(v.picklist(endStatuses)),
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), units: v.array(amount) })),
  refunds: v.array(givenRefund),
  returned: amount,
  due: amount,
  state: v.picklist(refundStates),
});

/** docs/rules/counter-money.md#what-is-left-to-refund. */
export const getRefundOptions = defineEndpoint({
  name: 'getRefundOptions',
  summary: 'What is left to refund of an order, and in which ways',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/orders/:orderId/refund',
  access: managers,
  params: v.object({ orderId: uuid<OrderId>() }),
  answer: refundOptions,
});

/**
 * Refunds the whole, an amount or chosen units of an order. `amount`: what the staff member
 * confirmed; the server computes it again and refuses another one. The provider sends the money of
 * an online payment; of cash and card at the door the ledger notes that the store gave it back by
 * hand. The whole refund of an order that cost nothing has `amount` 0: it ends the order, and `way`
 * is null. A part of an online payment whose provider refunds only the whole is refunded by the
 * store itself: it has to be confirmed with `way` `hand`. Refused with `reason`:
 * ORDER_NOT_REPROCESSABLE (`notPaid`, `cannotEnd`, `changed`, `moreThanLeft`, `isWhole`),
 * INVALID_PARAMETER (`unknownUnits`, `noAmount`), OPERATION_NOT_SUPPORTED (`wholeOnly`).
 * docs/rules/counter-money.md#refund-by-staff.
 */
export const refundOrder = defineEndpoint({
  name: 'refundOrder',
  summary: 'Gives back a part or the whole of an order',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/orders/:orderId/refund',
  access: managers,
  idempotencyKey: true,
  params: v.object({ orderId: uuid<OrderId>() }),
  body: v.object({
    part: v.picklist(refundParts),
    amount,
    /** The way that the staff member confirmed; another one is refused. */
    way: v.optional(v.picklist(refundWays)),
    lines: v.optional(v.pipe(v.array(lineUnits), v.maxLength(1_000))),
    reason: v.picklist(refundReasons),
    note: v.optional(text(fieldLengths.refundNote)),
  }),
  answer: v.object({ amount, way: v.nullable(v.picklist(refundWays)), left: amount }),
  refusals: [
    'ORDER_NOT_REPROCESSABLE',
    'INVALID_PARAMETER',
    'OPERATION_NOT_SUPPORTED',
    'PARAMETER_MISSING',
  ],
});
