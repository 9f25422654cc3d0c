import { maxInstructions, maxLines } from '@comanda/domain/cart/cart-limits.ts';
import { lineProblemSchema } from '@comanda/domain/cart/line-problem-schema.ts';
import { quoteObstacleSchema } from '@comanda/domain/cart/quote-obstacle-schema.ts';
import { maxSuggestions } from '@comanda/domain/cart/suggest-products.ts';
import type { GroupId, ModifierId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { pictureSchema } from '@comanda/domain/menu/picture-schema.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { namedDiscountSchema } from '@comanda/domain/price/itemised-amounts-schema.ts';
import { pricePartSchema } from '@comanda/domain/price/price-part-schema.ts';
import {
  amount,
  fileId,
  instant,
  latitude,
  longitude,
  money,
} from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { localDateTime, pointsCount, quantity, text } from './fields.ts';
import { menuVersion } from './menu-fields.ts';
import { everyone } from './role-sets.ts';

/**
 * A chosen modifier. The server takes names and prices from the menu, never from `name`.
 * docs/rules/cart.md#cart-line.
 */
const pickedModifier = v.object({
  id: fileId<ModifierId>(),
  groupId: fileId<GroupId>(),
  name: v.optional(text(fieldLengths.modifierName)),
  quantity,
  action: v.literal('add'),
  parentId: v.optional(v.nullable(fileId<ModifierId>())),
});

/**
 * One cart line. `key` is the line hash; the response returns it beside the line's price.
 * docs/rules/cart.md#cart-line.
 */
export const cartItem = v.object({
  key: text(fieldLengths.lineKey),
  productId: fileId<ProductId>(),
  quantity,
  instructions: v.optional(text(maxInstructions)),
  modifiers: v.optional(
    v.pipe(v.array(pickedModifier), v.maxLength(payloadLimits.modifiersPerLine)),
  ),
});

/**
 * Local date and time of a future order, at the store. If the clock repeats that hour,
 * `requestedInstant` decides which one is meant (docs/rules/times.md#requested-time,
 * docs/rules/times.md#repeated-hour).
 */
export const requestedTime = localDateTime;

export const cartPayload = v.object({
  storeId: fileId<StoreId>(),
  dispatchMethod: dispatchMethodSchema,
  items: v.pipe(v.array(cartItem), v.maxLength(maxLines)),
  requestedTime: v.optional(v.nullable(requestedTime)),
  requestedInstant: v.optional(v.nullable(instant)),
  loyaltyPoints: v.optional(v.nullable(pointsCount)),
  coupon: v.optional(v.nullable(text(fieldLengths.couponCode))),
  couponPaymentMethod: v.optional(v.nullable(v.picklist(paymentMethodNames))),
});

/** Point of the delivery. While it is null, the delivery fee is unknown too. */
const cartLocation = v.object({ latitude, longitude });

const quoteSchema = v.object({
  /** The price: its total is the sum of these. The amounts below are read from them. */
  parts: v.array(pricePartSchema),
  /** Everything that prevents an order of this cart, in the order in which to resolve it. */
  obstacles: v.array(quoteObstacleSchema),
  /** Lines that the shopper can buy. Every amount below covers these lines only. */
  lines: v.array(v.object({ hash: v.string(), unitPrice: amount, total: amount })),
  /**
   * Lines that the shopper cannot buy, each with its reason. The server refuses an order that
   * contains one.
   */
  unavailable: v.array(lineProblemSchema),
  subtotal: amount,
  discount: amount,
  discounts: v.array(namedDiscountSchema),
  /** The money that points pay. */
  points: amount,
  delivery: v.nullable(amount),
  deliveryMethod: dispatchMethodSchema,
  deliveryDetails: v.nullable(
    v.object({
      zoneId: v.number(),
      fee: amount,
      freeFrom: v.nullable(amount),
      minimum: amount,
      maximum: v.nullable(amount),
      waitTime: v.number(),
    }),
  ),
  serviceFee: amount,
  total: amount,
  /** Minimum and maximum of an order's products, for pickup too. Null until the zone is known. */
  limits: v.nullable(v.object({ minimum: amount, maximum: v.nullable(amount) })),
  /**
   * Estimated time of an order placed now, as an ISO instant. Null: a product is made to order, so
   * the restaurant confirms the time.
   */
  estimatedAt: v.nullable(v.string()),
  uberEstimateId: v.nullable(v.string()),
  uberEstimateExpiresAt: v.nullable(v.string()),
  /**
   * Label of the obstacle that prevents an order of this cart, or null. Its numbers are in
   * `metadata` (money in major units).
   */
  description: v.nullable(v.string()),
  metadata: v.record(v.string(), v.unknown()),
  /** The coupon that takes something off. */
  coupon: v.nullable(v.object({ appliedCoupon: v.string() })),
  loyaltyProgram: v.nullable(v.object({ amount: money })),
  maxLoyaltyMoneyToUse: amount,
  loyaltyPoints: v.number(),
  /**
   * Online payment methods of the store whose provider does not respond at present. The client
   * should not offer them.
   */
  methodsDown: v.array(v.picklist(paymentMethodNames)),
  menuVersion,
});

/**
 * Prices a cart from the published menu. Lines that cannot be bought are excluded from the amounts
 * and listed in `unavailable`. An obstacle (UNPROCESSABLE_ITEMS, DELIVERY_MINIMUM_NOT_REACHED) is
 * reported in `description`, not as a refusal: the shopper may go on editing the cart, and the
 * server refuses only its order. docs/rules/cart.md#obstacles-of-a-quote.
 */
export const priceCart = defineEndpoint({
  name: 'priceCart',
  summary: 'Price a cart',
  tag: 'Cart',
  method: 'POST',
  path: '/v1/shopping_carts/prices',
  access: everyone,
  body: v.object({
    cart: cartPayload,
    state: v.optional(v.nullable(cartLocation)),
    coupon: v.optional(v.nullable(text(fieldLengths.couponCode))),
    paymentMethod: v.optional(v.nullable(v.picklist(paymentMethodNames))),
    cashToExchange: v.optional(v.nullable(amount)),
  }),
  answer: quoteSchema,
  refusals: ['EXCLUSION_DELIVERY_ZONE', 'OPERATION_NOT_SUPPORTED'],
});

/** `price` is the store's price. `discountPrice` replaces it, or is null. */
const suggestedProduct = v.object({
  id: fileId<ProductId>(),
  name: v.string(),
  image: v.nullable(pictureSchema),
  price: amount,
  discountPrice: v.nullable(amount),
});

/**
 * Returns up to six products that suit a cart and need no choices. The list may be empty.
 * `beforeCheckout`: the brand wants the suggestions shown once before checkout.
 * docs/rules/cart.md#suggested-products.
 */
export const suggestiveSells = defineEndpoint({
  name: 'suggestiveSells',
  summary: 'What goes with a cart',
  tag: 'Cart',
  method: 'POST',
  path: '/v1/shopping_carts/suggestive_sells',
  access: everyone,
  body: v.object({ cart: cartPayload }),
  answer: v.object({
    beforeCheckout: v.boolean(),
    products: v.pipe(v.array(suggestedProduct), v.maxLength(maxSuggestions)),
  }),
});
