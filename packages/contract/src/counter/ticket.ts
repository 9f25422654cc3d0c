import { cancelReasons } from '@comanda/domain/counter/cancel-reasons.ts';
import { counterActionKinds } from '@comanda/domain/counter/counter-action-kinds.ts';
import { refundReasons } from '@comanda/domain/counter/refund/refund-reasons.ts';
import { rejectReasons } from '@comanda/domain/counter/reject-reasons.ts';
import { keptOrdersPerCall } from '@comanda/domain/counter/kept-orders.ts';
import { ticketCopies } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { correctionReasons } from '@comanda/domain/order/correction.ts';
import { withoutCodeReasons } from '@comanda/domain/order/hand-over-code.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { amount, fileId, uuid } from '@comanda/domain/schema/fields.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import { deliveryTypes } from '@comanda/domain/store/delivery-types.ts';
import { placedSubstituteSchema } from '@comanda/domain/line-removal/substitute-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { kitchenTicket } from '../kitchen-orders.ts';
import { staff } from '../role-sets.ts';
import { boardCardSchema } from './board.ts';

const {
  tenantId: _tenant,
  callbackUrl: _callback,
  handOverCode: _code,
  estimatedAt: _estimate,
  payment,
  ...facts
} = kitchenTicket.entries;

/**
 * An entry of the order's audit list; null where the kind has no such fact. `readyAt`: the instant
 * that staff named; `amount`: refunded; `copy`, `copyNumber`: the paper that was printed;
 * `isStarted`: false if the start mark was taken away; `isMoneyKept`: the money of a no-show stays;
 * `minutes`: more time; `movedTo`: the status after a hand-over, or after a move was taken back.
 */
const ticketAction = v.object({
  at: v.string(),
  kind: v.picklist(counterActionKinds),
  staffName: v.nullable(v.string()),
  readyAt: v.nullable(v.string()),
  rejectReason: v.nullable(v.picklist(rejectReasons)),
  refundReason: v.nullable(v.picklist(refundReasons)),
  withoutCode: v.nullable(v.picklist(withoutCodeReasons)),
  amount: v.nullable(amount),
  copy: v.nullable(v.picklist(ticketCopies)),
  copyNumber: v.nullable(v.number()),
  isStarted: v.nullable(v.boolean()),
  cancelReason: v.nullable(v.picklist(cancelReasons)),
  isMoneyKept: v.nullable(v.boolean()),
  minutes: v.nullable(v.number()),
  correctionReason: v.nullable(v.picklist(correctionReasons)),
  movedTo: v.nullable(v.picklist(orderStatuses)),
});
export type TicketAction = v.InferOutput<typeof ticketAction>;

/**
 * An order as the counter's screen and paper show it: the facts of the kitchen ticket without the
 * code of the order, which no staff member may read. Instants are ISO. `now`: the server's time.
 * `promisedAt`: the time that the shopper was told; `readyAt`: when the food is on the counter;
 * `acceptedAt`: when staff or the restaurant's system accepted; null: not yet. `needsCode`: the
 * shopper shows a code at the counter. `printed`: papers made so far. `payment.returned`,
 * `payment.due`: refunded, and under way back. `card`: the same order on the board of its store, by
 * which staff moves it; null if the board does not show it. `waitMinutes`: the store's usual
 * minutes in the kitchen. `actions`: empty for crew. docs/rules/counter-ticket.md#ticket.
 */
export const counterTicketSchema = v.object({
  ...facts,
  now: v.string(),
  version: v.number(),
  storeName: v.string(),
  acceptedAt: v.nullable(v.string()),
  readyAt: v.nullable(v.string()),
  promisedAt: v.nullable(v.string()),
  scheduledAt: v.nullable(v.string()),
  needsCode: v.boolean(),
  payment: v.object({
    ...payment.entries,
    cardLastDigits: v.nullable(v.string()),
    returned: amount,
    due: amount,
  }),
  rider: v.nullable(
    v.object({
      courier: v.nullable(v.picklist(deliveryTypes)),
      name: v.nullable(v.string()),
      phone: v.nullable(v.string()),
    }),
  ),
  timeline: v.array(v.object({ status: v.picklist(orderStatuses), at: v.string() })),
  actions: v.array(ticketAction),
  card: v.nullable(boardCardSchema),
  waitMinutes: v.number(),
  /** Units of each line whose money went back, in the order of `products`. */
  refundedUnits: v.array(v.number()),
  /** Units of each line that were taken off with the shopper's yes. */
  removedUnits: v.array(v.number()),
  /** Dishes that came in for those units. */
  substitutes: v.optional(v.array(placedSubstituteSchema)),
  printed: v.object({ kitchen: v.number(), door: v.number() }),
});
export type CounterTicket = Frozen<v.InferOutput<typeof counterTicketSchema>>;

const orderPath = v.object({ orderId: uuid<OrderId>() });

export const getCounterTicket = defineEndpoint({
  name: 'getCounterTicket',
  summary: 'An order with everything that a kitchen and a door need',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/orders/:orderId',
  access: staff,
  params: orderPath,
  answer: counterTicketSchema,
});

const uuidPattern = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const orderIds = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${uuidPattern}(,${uuidPattern}){0,${keptOrdersPerCall - 1}}$`)),
);

/**
 * Reads the tickets of open orders of a store for the copy that its device keeps: those of `ids`,
 * joined by commas, that are under way. They name no action of staff, because everybody of the
 * device may open the copy. docs/rules/counter-offline.md#kept-orders.
 */
export const getOpenTickets = defineEndpoint({
  name: 'getOpenTickets',
  summary: 'The tickets of open orders, for the copy of a device',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/tickets',
  access: staff,
  params: v.object({ id: fileId<StoreId>() }),
  query: v.object({ ids: orderIds }),
  answer: v.object({ tickets: v.array(counterTicketSchema) }),
});

/**
 * Counts a paper before it is printed, so that the second one says that it is a copy.
 * docs/rules/counter-ticket.md#copies-of-a-ticket.
 */
export const printTicket = defineEndpoint({
  name: 'printTicket',
  summary: 'Count a paper of an order before it is printed',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/orders/:orderId/prints',
  access: staff,
  params: orderPath,
  body: v.object({ copy: v.picklist(ticketCopies) }),
  answer: v.object({ copy: v.picklist(ticketCopies), number: v.number() }),
  idempotencyKey: true,
});
