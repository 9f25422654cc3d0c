import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { removalReasons, removalWays } from '@comanda/domain/line-removal/line-removal.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, fileId, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { quantity } from '../fields.ts';
import { managers } from '../role-sets.ts';
import { movedOrderSchema } from './board.ts';

const path = v.object({ id: fileId<StoreId>(), orderId: uuid<OrderId>() });

/** Units of one line of the order; `line` counts from 0. */
const lineUnits = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  quantity,
});

/**
 * The units that can be taken off an order. `units`: what the shopper gets back for each unit of a
 * line that is left. `way`: how; `none` if units have no price; null: its money is on its way back.
 */
export const getRemovalOptions = defineEndpoint({
  name: 'getRemovalOptions',
  summary: 'What can be taken off an accepted order, and how its money goes back',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/orders/:orderId/removal',
  access: managers,
  params: path,
  answer: v.object({
    number: v.number(),
    paymentMethod: v.picklist(paymentMethodNames),
    way: v.nullable(v.picklist(removalWays)),
    lines: v.array(v.object({ name: v.string(), quantity: v.number(), units: v.array(amount) })),
  }),
});

const write = {
  tag: 'Counter',
  method: 'POST',
  access: managers,
  params: path,
  answer: movedOrderSchema,
  refusals: ['ORDER_NOT_REPROCESSABLE', 'INVALID_PARAMETER', 'PARAMETER_MISSING'],
  idempotencyKey: true,
} as const;

/**
 * Asks the shopper of an accepted order to do without units of it; nothing changes before the
 * answer. `amount`: what the person saw; the server computes it again. Refused with `reason`:
 * ORDER_NOT_REPROCESSABLE (`tooLate`, `isOpen`, `tooMany`, `isWhole`, `changed`, `notPaid`),
 * INVALID_PARAMETER (`unknownUnits`). docs/rules/line-removals.md#units-taken-off-an-order.
 */
export const proposeLineRemoval = defineEndpoint({
  ...write,
  name: 'proposeLineRemoval',
  summary: 'Ask the shopper to do without units of an accepted order',
  path: '/v1/counter/stores/:id/orders/:orderId/removal',
  body: v.object({
    lines: v.pipe(v.array(lineUnits), v.minLength(1), v.maxLength(1_000)),
    amount,
    reason: v.picklist(removalReasons),
  }),
});

/**
 * Ends a question that waits: staff takes it back (`withdrawn`), or the shopper agreed on the
 * telephone (`byPhone`), and the units are taken off. A repetition answers the same. Refused:
 * ORDER_NOT_REPROCESSABLE with `reason` once it was answered in another way (`answered`), the order
 * has left (`tooLate`) or the money is another (`changed`, `unknownUnits`).
 * docs/rules/line-removals.md#end-of-a-proposal.
 */
export const closeLineRemoval = defineEndpoint({
  ...write,
  name: 'closeLineRemoval',
  summary: 'Take a question about units back, or say that the shopper agreed by telephone',
  path: '/v1/counter/stores/:id/orders/:orderId/removal/close',
  body: v.object({
    removalId: v.pipe(v.string(), v.uuid()),
    outcome: v.picklist(['withdrawn', 'byPhone']),
  }),
});
