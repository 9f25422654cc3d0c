import type { GroupId, ModifierId, OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { removalReasons, removalWays } from '@comanda/domain/line-removal/line-removal.ts';
import {
  disabledItemSchema,
  menuSchema,
  priceGroupSchema,
} from '@comanda/domain/menu/menu-schema.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, fileId, uuid } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { quantity } from '../fields.ts';
import { managers, staff } from '../role-sets.ts';
import { movedOrderSchema } from './board.ts';

const path = v.object({ id: fileId<StoreId>(), orderId: uuid<OrderId>() });

/** A dish of the menu with its options; names and prices are the menu's. */
const substituteItem = v.object({
  productId: fileId<ProductId>(),
  quantity,
  modifiers: v.pipe(
    v.array(
      v.object({
        id: fileId<ModifierId>(),
        groupId: fileId<GroupId>(),
        parentId: v.nullable(fileId<ModifierId>()),
        quantity,
      }),
    ),
    v.maxLength(payloadLimits.modifiersPerLine),
  ),
});

/** Units of one line of the order; `line` counts from 0. */
const lineUnits = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  quantity,
});

/**
 * The units that can be taken off an order. `units`: what the shopper gets back for each unit of a
 * line that is left. `substituteUnits`: units that came in for others, which stay on the order.
 * `way`: how; `none` if units have no price; null: its money is on its way back.
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
    substituteUnits: v.number(),
    lines: v.array(
      v.object({
        productId: fileId<ProductId>(),
        name: v.string(),
        quantity: v.number(),
        units: v.array(amount),
      }),
    ),
  }),
});

/**
 * The menu of the order's store as it sells now, of which staff offers a dish. NOT_FOUND for an
 * order of another store. docs/rules/line-removals.md#another-dish-in.
 */
export const getSubstituteMenu = defineEndpoint({
  name: 'getSubstituteMenu',
  summary: 'The dishes that may be offered in place of what is missing of an order',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/orders/:orderId/removal/menu',
  access: managers,
  params: path,
  answer: v.object({
    now: v.string(),
    timeZone: v.string(),
    dispatchMethod: dispatchMethodSchema,
    menu: menuSchema,
    prices: priceGroupSchema,
    disabled: v.array(disabledItemSchema),
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
 * answer. `amount`: what the person saw; the server computes it again. `substitute`: a dish that is
 * offered instead. Refused with `reason`: ORDER_NOT_REPROCESSABLE (`tooLate`, `isOpen`, `tooMany`,
 * `isWhole`, `changed`, `notPaid`, `substituteGone`), INVALID_PARAMETER (`unknownUnits`).
 * docs/rules/line-removals.md#units-taken-off-an-order.
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
    substitute: v.optional(v.nullable(substituteItem)),
  }),
});

/**
 * Ends a question that waits: staff takes it back (`withdrawn`), or the shopper agreed on the
 * telephone (`byPhone`), and the units are taken off. A repetition answers the same. Refused:
 * ORDER_NOT_REPROCESSABLE with `reason` once it was answered in another way (`answered`), the order
 * has left (`tooLate`), the money is another (`changed`, `unknownUnits`) or the dish that was to
 * come in is sold out (`substituteGone`, which ends the question).
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

/**
 * Notes that staff has seen the shopper's answer, so that no phone is told of it any more. A
 * repetition, or an answer that waits for nobody, changes nothing.
 * docs/rules/line-removals.md#answer-that-nobody-has-seen.
 */
export const seeRemovalAnswer = defineEndpoint({
  ...write,
  access: staff,
  name: 'seeRemovalAnswer',
  summary: 'Note that staff has seen the answer to a question about units',
  path: '/v1/counter/stores/:id/orders/:orderId/removal/seen',
  body: v.object({ removalId: v.pipe(v.string(), v.uuid()) }),
});
