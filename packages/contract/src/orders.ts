import { locatedPointSchema, somePartsSchema } from '@comanda/domain/address/address-schema.ts';
import { maxLines } from '@comanda/domain/cart/cart-limits.ts';
import { couponRefusals } from '@comanda/domain/coupon/coupon-refusals.ts';
import type { CartId, OrderId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { pageSizes, payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { declineWishes } from '@comanda/domain/line-removal/line-removal.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { undoWindowMs } from '@comanda/domain/order/undo-window.ts';
import { paymentMethodNames, wireMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, fileId, instant, uuid } from '@comanda/domain/schema/fields.ts';
import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { cartItem, requestedTime } from './carts.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pointsCount, text, typedEmail, version } from './fields.ts';
import { buyers } from './role-sets.ts';

/**
 * docs/rules/places.md#area-needs-a-pin-or-a-confirmation. FIELD_VALIDATION `unconfirmedLocation`:
 * the point is only the middle of an area and the shopper has not confirmed the address.
 */
const orderAddress = v.object({
  textAddress: text(fieldLengths.address),
  city: text(fieldLengths.city),
  apartmentDetails: v.optional(text(fieldLengths.apartment)),
  dispatchNote: v.optional(text(fieldLengths.dispatchNote)),
  ...somePartsSchema.entries,
  ...locatedPointSchema.entries,
  googlePlaceId: v.optional(v.nullable(text(fieldLengths.placeId))),
});

/**
 * The request to place an order. docs/rules/checkout.md#order-request,
 * docs/rules/checkout.md#changed-total. `expectedTotal` is the last total that the page showed,
 * without tips. The server refuses the order if the total differs.
 */
const orderDraft = v.object({
  name: text(fieldLengths.name),
  email: typedEmail,
  phone: text(fieldLengths.phone),
  /** `online` and `webpay` mean Webpay. */ paymentMethod: v.picklist(wireMethodNames),
  storeId: fileId<StoreId>(),
  dispatchMethod: dispatchMethodSchema,
  itemsAttributes: v.pipe(v.array(cartItem), v.minLength(1), v.maxLength(maxLines)),
  address: v.optional(v.nullable(orderAddress)),
  dispatchNote: v.optional(text(fieldLengths.dispatchNote)),
  deliveryOption: v.optional(v.nullable(v.picklist(deliveryOptions))),
  napkin: v.boolean(),
  coverly: v.boolean(),
  tip: amount,
  storeTip: amount,
  cashAmount: v.optional(v.nullable(amount)),
  checkoutAnswers: v.pipe(
    v.array(
      v.object({
        checkoutQuestionId: v.number(),
        checkoutQuestion: v.optional(text(fieldLengths.question)),
        answer: text(fieldLengths.answer),
      }),
    ),
    v.maxLength(payloadLimits.answersPerOrder),
  ),
  termsAndConditions: v.boolean(),
  plus18: v.optional(v.boolean()),
  coupon: v.optional(
    v.nullable(
      v.object({
        code: text(fieldLengths.couponCode),
        paymentMethod: v.picklist(paymentMethodNames),
      }),
    ),
  ),
  pointsToUse: v.optional(v.nullable(pointsCount)),
  expectedTotal: amount,
});

/**
 * Places an order and responds once it is stored. The same Idempotency-Key and body return the same
 * order. The same key with another body: INVALID_PARAMETER.
 */
export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  summary: 'Place an order',
  tag: 'Orders',
  method: 'POST',
  path: '/v1/orders',
  access: buyers,
  body: v.object({
    order: orderDraft,
    timeZone: v.optional(text(fieldLengths.timeZone)),
    emailSubscription: v.boolean(),
    onlinePayment: v.boolean(),
    requestedTime: v.optional(v.nullable(requestedTime)),
    requestedInstant: v.optional(v.nullable(instant)),
    /** The courier's estimate behind the delivery fee. Both fields or none. */
    uberEstimateId: v.optional(v.nullable(text(fieldLengths.courierEstimateId))),
    uberEstimateExpiresAt: v.optional(v.nullable(instant)),
    /**
     * The remote cart that the order was made of. Without an Idempotency-Key, one version of a cart
     * is one order. Both or none.
     */
    cartId: v.optional(v.nullable(uuid<CartId>())),
    cartVersion: v.optional(v.nullable(version)),
  }),
  status: 202,
  answer: v.object({ jobToken: v.string() }),
  refusals: [
    'SHUTDOWN_ACTIVE',
    'STORE_CLOSED',
    'UNPROCESSABLE_ITEMS',
    'DELIVERY_MINIMUM_NOT_REACHED',
    'MAXIMUM_ORDER_AMOUNT',
    'EXCLUSION_DELIVERY_ZONE',
    'OPERATION_NOT_SUPPORTED',
    'PARAMETER_NOT_RELATED',
    'INVALID_PAYMENT_CHANNEL',
    'NO_RIDERS',
    'NO_RIDERS_IN_ZONE',
    'NO_RIDERS_COURIER',
    'ORDER_CREATION_BLOCKED',
    ...couponRefusals,
    'LOYALTY_COMMUNICATION',
    'LOYALTY_VALIDATION',
    'MINIMUM_AMOUNT_WITH_POINTS',
  ],
  idempotencyKey: true,
});

/**
 * The client polls it with the X-Job-Authorization header. Returns 204 while the job is pending,
 * then the order or its refusal. docs/rules/orders.md#order-job.
 */
export const getOrdersJob = defineEndpoint({
  name: 'getOrdersJob',
  summary: 'The outcome of an order placement',
  tag: 'Orders',
  method: 'GET',
  path: '/v1/orders_job',
  access: ['job'],
  answer: orderSchema,
  also204: true,
  refusals: ['JOB_NOT_FOUND'],
});

const page = v.object({
  before: v.optional(uuid<OrderId>()),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageSizes.orders.max)),
  ),
});

/** Lists orders, newest first. `before` is the id of the previous page's last order. */
export const getOrders = defineEndpoint({
  name: 'getOrders',
  summary: 'My orders, newest first',
  tag: 'Orders',
  method: 'GET',
  path: '/v1/orders',
  access: buyers,
  query: page,
  answer: v.array(orderSchema),
});

export const getActiveOrders = defineEndpoint({
  name: 'getActiveOrders',
  summary: 'My orders that are under way, newest first',
  tag: 'Orders',
  method: 'GET',
  path: '/v1/orders/active',
  access: buyers,
  answer: v.array(orderSchema),
});

/** Returns the last order, or 204 if there is none. */
export const getLastOrder = defineEndpoint({
  name: 'getLastOrder',
  summary: 'My newest order',
  tag: 'Orders',
  method: 'GET',
  path: '/v1/orders/last',
  access: buyers,
  answer: orderSchema,
  also204: true,
});

const orderPath = v.object({ id: uuid<OrderId>() });

export const getOrder = defineEndpoint({
  name: 'getOrder',
  summary: 'One of my orders',
  tag: 'Orders',
  method: 'GET',
  path: '/v1/orders/:id',
  access: buyers,
  params: orderPath,
  answer: orderSchema,
});

/**
 * Undoes a cash order within its undo window (docs/rules/orders.md#undo-of-a-cash-order). A
 * repeated call returns the same cancelled order.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  summary: `Undo a cash order within ${undoWindowMs / 1_000} seconds`,
  tag: 'Orders',
  method: 'POST',
  path: '/v1/orders/:id/cancel',
  access: buyers,
  params: orderPath,
  answer: orderSchema,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
  idempotencyKey: true,
});

/**
 * Answers the question about units of an order: yes takes them off and gives their money back or
 * lowers what is paid at the door; a no says what the shopper wants instead. A repeated call
 * returns the same order. Refused: NOT_FOUND for an unknown question; ORDER_NOT_REPROCESSABLE with
 * `reason` once it was answered in another way, the order has left, its money is another, or the
 * dish that was to come in is sold out (`substituteGone`, which ends the question).
 * docs/rules/line-removals.md#answer-of-the-shopper.
 */
export const answerLineRemoval = defineEndpoint({
  name: 'answerLineRemoval',
  summary: 'Answer the question whether units may be taken off my order',
  tag: 'Orders',
  method: 'POST',
  path: '/v1/orders/:id/removal',
  access: buyers,
  params: orderPath,
  body: v.object({
    removalId: v.pipe(v.string(), v.uuid()),
    answer: v.picklist(['yes', ...declineWishes]),
  }),
  answer: orderSchema,
  refusals: ['ORDER_NOT_REPROCESSABLE'],
  idempotencyKey: true,
});

/**
 * Streams server-sent events. The browser reads them with fetch, because the call needs headers.
 * Each `data:` line is an order as in getOrder. docs/rules/orders.md#live-stream.
 */
export const followOrder = defineEndpoint({
  name: 'followOrder',
  summary: 'Follow an order: a stream of server-sent events, each one the whole order',
  tag: 'Orders',
  method: 'GET',
  path: '/v1/orders/:id/events',
  access: buyers,
  params: orderPath,
  answer: v.string(),
});
