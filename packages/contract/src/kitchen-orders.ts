import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { endReasons } from '@comanda/domain/order/end-reason.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { paymentStatuses } from '@comanda/domain/payment/payment-status.ts';
import { deliveryOptions } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';
import { locationPrecision, shownAddressParts } from './address-fields.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { defineWebhook } from './define-webhook.ts';
import { amount, fileId, instant, latitude, longitude, uuid } from './fields.ts';
import { dispatchMethod } from './menu-fields.ts';
import { orderAmountFields, soldModifierFields, soldProductFields } from './sold-products.ts';

const ticketProduct = v.object({
  ...soldProductFields,
  /** `groupName` null: the order is older than this field. */
  modifiers: v.array(v.object({ ...soldModifierFields, groupName: v.nullable(v.string()) })),
});

/**
 * The money of an order. `toCollect`: what whoever hands the food over takes from the customer, tips included; 0 when it was paid online.
 * `cashAmount`: the note that the customer pays with, and `change` what goes back; null where that was not said.
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
 * An order as its restaurant's system is told of it: enough to cook, bag, carry and collect. The same shape is posted to the restaurant
 * ({@link orderForKitchen}) and answered to it ({@link getKitchenOrders}). Keys are camelCase, amounts numbers in the major unit, instants
 * ISO with offset; `scheduledDate` is local to `timeZone` (`YYYY-MM-DD HH:mm`), null: as soon as possible. docs/rules/orders.md#kitchen-ticket.
 */
export const kitchenTicket = v.object({
  storeId: fileId<StoreId>(),
  tenantId: v.string(),
  orderId: uuid<OrderId>(),
  /** The store's short number, which people say to each other. */
  number: v.number(),
  status: v.picklist(orderStatuses),
  /** Why the order came to nothing; null: it did not, or its shopper undid it. */
  endReason: v.nullable(v.picklist(endReasons)),
  createdAt: v.string(),
  timeZone: v.string(),
  scheduledDate: v.nullable(v.string()),
  /** When the customer expects it at the door or on the counter; null: the order has ended. */
  estimatedAt: v.nullable(v.string()),
  dispatchMethod,
  /** Food that a courier brings is out of the restaurant's hands once it is ready. */
  broughtBy: v.picklist(['store', 'courier']),
  /** `phone` with its country. `email` only where a tax number was answered: the invoice goes there. */
  customer: v.object({ name: v.string(), phone: v.string(), email: v.nullable(v.string()) }),
  address: v.nullable(
    v.object({
      textAddress: v.string(),
      city: v.string(),
      apartmentDetails: v.string(),
      dispatchNote: v.string(),
      ...shownAddressParts,
      latitude,
      longitude,
      /** `street` or `area`: the door may be elsewhere than the point. null: nobody said. */
      locationPrecision: v.nullable(locationPrecision),
    }),
  ),
  deliveryOption: v.nullable(v.picklist(deliveryOptions)),
  dispatchNote: v.string(),
  /** The customer says it at the door; null for pickup. */
  handOverCode: v.nullable(v.string()),
  napkin: v.boolean(),
  /** Cutlery. */
  coverly: v.boolean(),
  /** The customer declared to be over 18, as something in the order demands. */
  ageConfirmed: v.boolean(),
  /** `kind` says which answer is the tax number (`nit`, `rfc`); null: the order is older than this field. */
  checkoutAnswers: v.array(
    v.object({
      checkoutQuestionId: v.number(),
      checkoutQuestion: v.string(),
      kind: v.nullable(v.picklist(['text', 'nit', 'rfc'])),
      answer: v.string(),
    }),
  ),
  products: v.array(ticketProduct),
  payment: ticketPayment,
  ...orderAmountFields,
  /** Where its status is moved: POST {callbackUrl}/v1/integrations/orders/{orderId}/status. */
  callbackUrl: v.string(),
});
export type KitchenTicket = v.InferOutput<typeof kitchenTicket>;

/** How far back orders can be asked for, in milliseconds: seven days, and one when `since` is left out. */
export const kitchenOrdersWindowMs = { most: 7 * 86_400_000, usual: 86_400_000 };

/**
 * What a restaurant's system missed while it was down: orders of one store that were shown to it at or after `since`, oldest first, each with
 * its status of now. `next` is the `after` of the following page; null: there is none. Ask with a `since` somewhat before the last order
 * that is known; the same order may come again.
 */
export const getKitchenOrders = defineEndpoint({
  name: 'getKitchenOrders',
  summary: 'Orders of a store that its restaurant may have missed',
  tag: 'Integrations',
  method: 'GET',
  path: '/v1/integrations/orders',
  access: ['integration'],
  query: v.object({
    storeId: fileId<StoreId>(),
    since: v.optional(instant),
    after: v.optional(uuid<OrderId>()),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  }),
  answer: v.object({ orders: v.array(kitchenTicket), next: v.nullable(uuid<OrderId>()) }),
});

export const orderForKitchen = defineWebhook({
  name: 'orderForKitchen',
  summary: 'An order for the restaurant',
  tag: 'Integrations',
  description:
    'Posted to the kitchenUrl of the brand once an order can no longer be undone, and paid if it is paid online. Any 2xx within 5 s whose body is empty or JSON means that it was taken. Anything else is tried again, each minute at most, until the order has ended; so the same orderId may come twice. It comes again, with broughtBy store, when an order falls to the restaurant that a courier was to bring, and with its last status and endReason when somebody else than the restaurant ended it: then nothing is cooked, also if the order was not known before.',
  body: kitchenTicket,
});
