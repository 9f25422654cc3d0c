import { acceptMinutesBounds } from '@comanda/domain/counter/accept-times.ts';
import { boardColumns } from '@comanda/domain/counter/board-column.ts';
import { cardEndings } from '@comanda/domain/counter/ended-card.ts';
import { cancelReasons } from '@comanda/domain/counter/cancel-reasons.ts';
import { moreTimeChoices } from '@comanda/domain/counter/more-time.ts';
import { rejectReasons } from '@comanda/domain/counter/reject-reasons.ts';
import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { correctionReasons } from '@comanda/domain/order/correction.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, fileId, instant, uuid } from '@comanda/domain/schema/fields.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { staff } from '../role-sets.ts';
import { handOverCodeFields } from './hand-over-code-fields.ts';
import { kitchenOrderFields } from './kitchen-lines.ts';
import { removalFields } from './removal-fields.ts';
import { boardPrintersSchema } from './printers.ts';

/**
 * One order of the board. Instants are ISO; amounts are in major units. `version` counts the
 * order's changes. `broughtBy`: who carries a delivery. `customerName`: the first name.
 * `itemCount`: the units of all lines. `toCollect`: the amount to collect at the door or the
 * counter, 0 if it is paid. `opensAt`: when a future order rises. `startedAt`: the start mark.
 * `soonAt` and `lateAt`: docs/rules/counter-board.md#lateness. `needsCode`: the shopper's code is
 * asked for at the hand-over. `ended`: it ended without food while the board showed it, and stays
 * in its column until staff dismisses it; null: it is under way.
 */
export const boardCardSchema = v.object({
  id: uuid<OrderId>(),
  number: v.number(),
  version: v.number(),
  column: v.picklist(boardColumns),
  status: v.picklist(orderStatuses),
  dispatchMethod: dispatchMethodSchema,
  broughtBy: v.picklist(['store', 'courier']),
  /** The store's own rider who has the order, or gets it. */
  riderName: v.nullable(v.string()),
  /**
   * The own rider reported a problem that is not solved, or typed too many wrong codes.
   * docs/rules/counter-riders.md#notice-of-a-problem.
   */
  hasRiderProblem: v.boolean(),
  customerName: v.string(),
  ...kitchenOrderFields,
  itemCount: v.number(),
  total: amount,
  toCollect: amount,
  paymentMethod: v.picklist(paymentMethodNames),
  scheduledAt: v.nullable(v.string()),
  opensAt: v.nullable(v.string()),
  readyAt: v.nullable(v.string()),
  estimatedAt: v.nullable(v.string()),
  releasedAt: v.nullable(v.string()),
  acceptedAt: v.nullable(v.string()),
  startedAt: v.nullable(v.string()),
  soonAt: v.nullable(v.string()),
  lateAt: v.nullable(v.string()),
  /**
   * The alarm of a new order; null in other columns.
   * docs/rules/counter-board.md#alarm-of-a-new-order.
   */
  alarm: v.nullable(
    v.object({
      since: v.string(),
      louderAt: v.string(),
      mailAt: v.string(),
      cancelAt: v.nullable(v.string()),
    }),
  ),
  /** Nobody accepted it: the store's setting did. */
  isAcceptedAlone: v.boolean(),
  needsCode: v.boolean(),
  /**
   * From this instant on crew may say that nobody came for the order; null: it waits for nobody.
   * docs/rules/counter-board.md#nobody-came.
   */
  noShowAt: v.nullable(v.string()),
  /**
   * Until this instant staff may take the last move back; null: it stays.
   * docs/rules/counter-board.md#taking-a-move-back.
   */
  takeBackUntil: v.nullable(v.string()),
  ...removalFields,
  ended: v.nullable(v.object({ at: v.string(), by: v.picklist(cardEndings) })),
});
export type BoardCard = Frozen<v.InferOutput<typeof boardCardSchema>>;

const lasting = { until: v.nullable(v.string()) };

/**
 * The whole board of a store, the order that waits longest first. `now`: the server's time.
 * `waitMinutes`: the store's usual minutes in the kitchen, with its busy minutes. `alerts`: why the
 * store takes fewer or later orders than usual, with their ends (ISO; null: until told otherwise).
 */
export const boardSchema = v.object({
  now: v.string(),
  storeName: v.string(),
  timeZone: v.string(),
  waitMinutes: v.number(),
  /** New orders are accepted without staff. */
  acceptsAlone: v.boolean(),
  alerts: v.object({
    pause: v.nullable(v.object({ until: v.string() })),
    busy: v.nullable(v.object({ minutes: v.number(), ...lasting })),
    deliveryOff: v.nullable(v.object(lasting)),
    pickupOff: v.nullable(v.object(lasting)),
  }),
  printers: boardPrintersSchema,
  cards: v.array(boardCardSchema),
});
export type Board = Frozen<v.InferOutput<typeof boardSchema>>;

const storePath = v.object({ id: fileId<StoreId>() });
const orderPath = v.object({ id: fileId<StoreId>(), orderId: uuid<OrderId>() });

export const getBoard = defineEndpoint({
  name: 'getBoard',
  summary: 'The orders of a store that its counter works with',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/board',
  access: staff,
  params: storePath,
  answer: boardSchema,
});

const ofStore = fileId<StoreId>();

/**
 * An event of a board's stream, with its store. `board`: the whole board, first and after changes
 * may have been missed. `order`: one order as it is now. `gone`: an order that the board no longer
 * shows, with its status.
 */
export const boardEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('board'), storeId: ofStore, board: boardSchema }),
  v.object({ kind: v.literal('order'), storeId: ofStore, now: v.string(), card: boardCardSchema }),
  v.object({
    kind: v.literal('gone'),
    storeId: ofStore,
    now: v.string(),
    id: uuid<OrderId>(),
    status: v.picklist(orderStatuses),
  }),
]);
export type BoardEvent = Frozen<v.InferOutput<typeof boardEventSchema>>;

/**
 * Streams server-sent events; each `data:` line is a {@link BoardEvent}.
 * docs/rules/counter-board.md#live-board.
 */
export const followBoard = defineEndpoint({
  name: 'followBoard',
  summary: 'Follow the board of a store: a stream of server-sent events',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/events',
  access: staff,
  params: storePath,
  answer: v.string(),
  refusals: ['TOO_MANY_REQUESTS'],
});

/**
 * As {@link followBoard}, of all stores that the session reaches, in one stream. It ends when the
 * session loses one of them. docs/rules/counter-board.md#all-stores-on-one-board.
 */
export const followAllBoards = defineEndpoint({
  name: 'followAllBoards',
  summary: 'Follow the boards of all own stores: a stream of server-sent events',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/boards/events',
  access: staff,
  answer: v.string(),
  refusals: ['TOO_MANY_REQUESTS'],
});

/** The order after a move. The stream brings its card. */
export const movedOrderSchema = v.object({
  id: uuid<OrderId>(),
  status: v.picklist(orderStatuses),
  version: v.number(),
  startedAt: v.nullable(v.string()),
  estimatedAt: v.nullable(v.string()),
});
export type MovedOrder = v.InferOutput<typeof movedOrderSchema>;

const move = {
  tag: 'Counter',
  method: 'POST',
  access: staff,
  params: orderPath,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
  idempotencyKey: true,
} as const;

/**
 * Accepts a new order. `minutes`: minutes until the food is ready; `readyAt`: that instant. With
 * neither, the time that the shopper was told stays. Refused in another state:
 * ORDER_NOT_REPROCESSABLE with the present status.
 */
export const acceptOrder = defineEndpoint({
  ...move,
  name: 'acceptOrder',
  summary: 'Accept an order, with the time until it is ready',
  path: '/v1/counter/stores/:id/orders/:orderId/accept',
  body: v.object({
    minutes: v.optional(
      v.nullable(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(acceptMinutesBounds.min),
          v.maxValue(acceptMinutesBounds.max),
        ),
      ),
    ),
    readyAt: v.optional(v.nullable(instant)),
  }),
  answer: movedOrderSchema,
});

/**
 * Rejects an order that nobody has begun; its payment is refunded. `products`: its products, which
 * the counter may switch off.
 */
export const rejectOrder = defineEndpoint({
  ...move,
  name: 'rejectOrder',
  summary: 'Reject an order with a reason; its payment is refunded',
  path: '/v1/counter/stores/:id/orders/:orderId/reject',
  body: v.object({ reason: v.picklist(rejectReasons) }),
  answer: v.object({
    ...movedOrderSchema.entries,
    products: v.array(v.object({ productId: fileId<ProductId>(), name: v.string() })),
  }),
});

/** Sets or removes the start mark of an order in the kitchen. It is no status. */
export const startOrder = defineEndpoint({
  ...move,
  name: 'startOrder',
  summary: 'Mark that somebody cooks an order, or take the mark away',
  path: '/v1/counter/stores/:id/orders/:orderId/start',
  body: v.object({ isStarted: v.boolean() }),
  answer: movedOrderSchema,
});

export const readyOrder = defineEndpoint({
  ...move,
  name: 'readyOrder',
  summary: 'Say that the food of an order is ready',
  path: '/v1/counter/stores/:id/orders/:orderId/ready',
  body: v.object({}),
  answer: movedOrderSchema,
});

/**
 * Hands a ready order over: a delivery goes to `inTransit`, a pickup to `completed`. A delivery on
 * its way that the store brings becomes `completed`. A shopper who takes a pickup shows the `code`;
 * a manager may name the reason to do `withoutCode`. A wrong code is refused with INVALID_PARAMETER
 * (field `code`, reason `WRONG_CODE`, `tries_left`), too many with TOO_MANY_REQUESTS.
 */
export const handOverOrder = defineEndpoint({
  ...move,
  name: 'handOverOrder',
  summary: 'Hand a ready order over',
  path: '/v1/counter/stores/:id/orders/:orderId/hand-over',
  body: v.object({
    to: v.picklist(['inTransit', 'completed']),
    ...handOverCodeFields,
  }),
  answer: movedOrderSchema,
  refusals: ['ORDER_NOT_REPROCESSABLE', 'TOO_MANY_REQUESTS'],
});

/**
 * Takes the card of an ended order off the board of its store, on all devices. A second one changes
 * nothing. Refused for an order that is under way: ORDER_NOT_REPROCESSABLE.
 */
export const dismissOrder = defineEndpoint({
  ...move,
  name: 'dismissOrder',
  summary: 'Take the card of a cancelled order off the board',
  path: '/v1/counter/stores/:id/orders/:orderId/dismiss',
  body: v.object({}),
  answer: movedOrderSchema,
});

/**
 * Cancels an accepted order, or says that nobody came for it (`noShow`). Money that came in goes
 * back, unless a manager sets `keepsMoney` for a no-show. Refused: NOT_AUTHORIZED for crew once
 * money came in, and for a no-show too early; ORDER_NOT_REPROCESSABLE with the present status.
 */
export const cancelAcceptedOrder = defineEndpoint({
  ...move,
  name: 'cancelAcceptedOrder',
  summary: 'Cancel an accepted order with a reason, or say that nobody came for it',
  path: '/v1/counter/stores/:id/orders/:orderId/cancel',
  body: v.object({ reason: v.picklist(cancelReasons), keepsMoney: v.optional(v.boolean()) }),
  answer: movedOrderSchema,
});

/**
 * Adds minutes to the expected time of an order that is cooked, or on its way with the store's own
 * rider. Refused for another order, and for a time too far ahead: ORDER_NOT_REPROCESSABLE.
 */
export const addOrderTime = defineEndpoint({
  ...move,
  name: 'addOrderTime',
  summary: 'Give an accepted order more time',
  path: '/v1/counter/stores/:id/orders/:orderId/more-time',
  body: v.object({ minutes: v.picklist(moreTimeChoices) }),
  answer: movedOrderSchema,
});

/**
 * Takes the last move of an order back: `ready` to `preparing`, `inTransit` to `ready`, within ten
 * minutes. `status`: the status that is taken back, so that a second call takes nothing else back.
 * Refused: ORDER_NOT_REPROCESSABLE once it is too late, a code was used, or a rider has the food.
 */
export const takeBackMove = defineEndpoint({
  ...move,
  name: 'takeBackMove',
  summary: 'Take the last move of an order back',
  path: '/v1/counter/stores/:id/orders/:orderId/take-back',
  body: v.object({
    status: v.picklist(['ready', 'inTransit']),
    reason: v.picklist(correctionReasons),
  }),
  answer: movedOrderSchema,
});
