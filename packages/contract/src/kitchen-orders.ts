import { addressPartsSchema } from '@comanda/domain/address/address-schema.ts';
import { locationPrecisionSchema } from '@comanda/domain/address/location-precision-schema.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';
import { endReasons } from '@comanda/domain/order/end-reason.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import {
  soldModifierFields,
  soldProductFields,
} from '@comanda/domain/order/sold-product-schema.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { paymentStatuses } from '@comanda/domain/payment/payment-status.ts';
import { itemisedAmountsSchema } from '@comanda/domain/price/itemised-amounts-schema.ts';
import {
  amount,
  fileId,
  instant,
  latitude,
  longitude,
  uuid,
} from '@comanda/domain/schema/fields.ts';
import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import { questionKinds } from '@comanda/domain/store/question-kinds.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { restaurantSystems } from './role-sets.ts';
import { defineWebhook } from './define-webhook.ts';

const ticketProduct = v.object({
  ...soldProductFields,
  modifiers: v.array(v.object({ ...soldModifierFields, groupName: v.nullable(v.string()) })),
});

/**
 * Payment of an order. `toCollect`: amount that the store or the courier collects from the
 * customer, tips included; 0 if the order was paid online. `cashAmount`: the cash that the customer
 * will pay with. `change`: the change for it. Both are null if the customer did not say.
 */
const ticketPayment = v.object({
  method: v.picklist(paymentMethodNames),
  isOnline: v.boolean(),
  status: v.picklist(paymentStatuses),
  currency: v.string(),
  toCollect: amount,
  cashAmount: v.nullable(amount),
  change: v.nullable(amount),
});

/**
 * The order that the restaurant's system receives: enough to cook, bag, carry and collect. The
 * server posts this shape to the restaurant ({@link orderForKitchen}) and returns it to the
 * restaurant's requests ({@link getKitchenOrders}). Keys are camelCase, amounts are numbers in
 * major units, instants are ISO with offset. `scheduledDate` is local to `timeZone` (`YYYY-MM-DD
 * HH:mm`); null: as soon as possible. docs/rules/orders.md#kitchen-ticket.
 */
export const kitchenTicket = v.object({
  storeId: fileId<StoreId>(),
  tenantId: v.string(),
  orderId: uuid<OrderId>(),
  /** The store's short order number, which staff and customers use aloud. */
  number: v.number(),
  status: v.picklist(orderStatuses),
  /**
   * Reason for which the order ended unfulfilled or was refunded. `restaurant`: the counter of the
   * restaurant, or its system. Null: it did not, or the shopper undid it.
   */
  endReason: v.nullable(v.picklist(endReasons)),
  createdAt: v.string(),
  timeZone: v.string(),
  scheduledDate: v.nullable(v.string()),
  /** Estimated time of the delivery or the pickup. Null: the order has ended. */
  estimatedAt: v.nullable(v.string()),
  dispatchMethod: dispatchMethodSchema,
  /** `courier`: the order leaves the restaurant's hands once it is ready. */
  broughtBy: v.picklist(['store', 'courier']),
  /**
   * `phone` includes the country prefix. `email` is present only with a tax number, because the
   * invoice goes there.
   */
  customer: v.object({ name: v.string(), phone: v.string(), email: v.nullable(v.string()) }),
  address: v.nullable(
    v.object({
      textAddress: v.string(),
      city: v.string(),
      apartmentDetails: v.string(),
      dispatchNote: v.string(),
      ...addressPartsSchema.entries,
      latitude,
      longitude,
      /** `street` or `area`: the building may not be at this point. Null: unknown. */
      locationPrecision: v.nullable(locationPrecisionSchema),
    }),
  ),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
  dispatchNote: v.string(),
  /**
   * The customer says this code at the drop-off or at the counter. Null once the customer's data
   * was erased.
   */
  handOverCode: v.nullable(v.string()),
  napkin: v.boolean(),
  /** Cutlery. */
  coverly: v.boolean(),
  /** The customer declared to be over 18. An order with an age-restricted product requires it. */
  ageConfirmed: v.boolean(),
  /** `kind` marks the answer about allergies and the one that is a tax number (`nit`, `rfc`). */
  checkoutAnswers: v.array(
    v.object({
      checkoutQuestionId: v.number(),
      checkoutQuestion: v.string(),
      kind: v.nullable(v.picklist(questionKinds)),
      answer: v.string(),
    }),
  ),
  products: v.array(ticketProduct),
  payment: ticketPayment,
  ...itemisedAmountsSchema.entries,
  /**
   * Base address for status updates: POST {callbackUrl}/v1/integrations/orders/{orderId}/status.
   */
  callbackUrl: v.string(),
});
export type KitchenTicket = Frozen<v.InferOutput<typeof kitchenTicket>>;

/**
 * Lists the orders that a restaurant's system missed while it was down: orders of one store
 * published at or after `since`, oldest first, with their current status. `next` is the `after` of
 * the next page, or null on the last one. The restaurant should send a `since` slightly before its
 * last known order; the same order may be returned again.
 */
export const getKitchenOrders = defineEndpoint({
  name: 'getKitchenOrders',
  summary: 'Orders of a store that its restaurant may have missed',
  tag: 'Integrations',
  method: 'GET',
  path: '/v1/integrations/orders',
  access: restaurantSystems,
  query: v.object({
    storeId: fileId<StoreId>(),
    since: v.optional(instant),
    after: v.optional(uuid<OrderId>()),
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageSizes.kitchenOrders.max)),
    ),
  }),
  answer: v.object({ orders: v.array(kitchenTicket), next: v.nullable(uuid<OrderId>()) }),
});

export const orderForKitchen = defineWebhook({
  name: 'orderForKitchen',
  summary: 'An order for the restaurant',
  tag: 'Integrations',
  description:
    'Posted to the kitchenUrl of the brand once an order can no longer be undone, and paid if it is paid online. Any 2xx within 5 s whose body is empty or JSON means that it was taken. Anything else is tried again, each minute at most, until the order has ended; so the same orderId may come twice. It comes again, with broughtBy store, when an order falls to the restaurant that a courier was to bring, and with its last status and endReason when somebody else than this system ended it (the counter of the restaurant too): then nothing is cooked, also if the order was not known before. reversed: an order that was handed over was refunded.',
  body: kitchenTicket,
});
