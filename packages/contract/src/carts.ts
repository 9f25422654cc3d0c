import { maxInstructions, maxLines } from '@comanda/domain/cart/cart.ts';
import type { GroupId, ModifierId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { amount, fileId, instant, latitude, longitude, money, quantity, text } from './fields.ts';
import { lineProblem } from './line-problem.ts';
import { dispatchMethod, picture } from './menu-fields.ts';

/** A picked modifier. Its name is read for the log of what was seen, never for the price. docs/rules/cart.md#cart-line. */
export const pickedModifier = v.object({
  id: fileId<ModifierId>(),
  groupId: fileId<GroupId>(),
  name: v.optional(text(120)),
  quantity,
  action: v.literal('add'),
  parentId: v.optional(v.nullable(fileId<ModifierId>())),
});

/** One line; `key` is its hash and comes back beside its price. docs/rules/cart.md#cart-line. */
export const cartItem = v.object({
  key: text(200),
  productId: fileId<ProductId>(),
  quantity,
  instructions: v.optional(text(maxInstructions)),
  modifiers: v.optional(v.pipe(v.array(pickedModifier), v.maxLength(60))),
});

/** Local date and time of a future order, at the store. `requestedInstant` settles the repeated hour (docs/rules/times.md#requested-time, docs/rules/times.md#repeated-hour). */
export const requestedTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/));

export const cartPayload = v.object({
  storeId: fileId<StoreId>(),
  dispatchMethod,
  items: v.pipe(v.array(cartItem), v.maxLength(maxLines)),
  requestedTime: v.optional(v.nullable(requestedTime)),
  requestedInstant: v.optional(v.nullable(instant)),
  loyaltyPoints: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  coupon: v.optional(v.nullable(text(60))),
  couponPaymentMethod: v.optional(v.nullable(v.picklist(paymentMethodNames))),
});

/** Where the food goes; null while unknown (delivery fee is then unknown too). */
export const cartLocation = v.object({ latitude, longitude });

export const quoteSchema = v.object({
  /** What can be bought as it stands: every amount below is of these lines. */
  lines: v.array(v.object({ hash: v.string(), unitPrice: amount, total: amount })),
  /** The other lines of the cart, each with its reason; an order with one of them is refused. */
  unavailable: v.array(lineProblem),
  subtotal: amount,
  discount: amount,
  delivery: v.nullable(amount),
  deliveryMethod: dispatchMethod,
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
  /** What the food of one order may come to, by pickup too; null until the zone is known. */
  limits: v.nullable(v.object({ minimum: amount, maximum: v.nullable(amount) })),
  /** When an order of this cart is expected, made now: ISO instant. null: something is made to order, its restaurant confirms the time. */
  estimatedAt: v.nullable(v.string()),
  uberEstimateId: v.nullable(v.string()),
  uberEstimateExpiresAt: v.nullable(v.string()),
  /** Label of what stops this cart from being ordered, or null; its numbers in `metadata` (money in major units). */
  description: v.nullable(v.string()),
  metadata: v.record(v.string(), v.unknown()),
  coupon: v.nullable(v.object({ appliedCoupon: v.string() })),
  loyaltyProgram: v.nullable(v.object({ amount: money })),
  maxLoyaltyMoneyToUse: amount,
  loyaltyPoints: v.number(),
  /** Online methods of the store whose provider does not answer these days: not worth offering now. */
  methodsDown: v.array(v.picklist(paymentMethodNames)),
});

/**
 * Prices a cart from the published menu. A line that cannot be bought is left out of the amounts and named in `unavailable`. It is no
 * refusal but `description` UNPROCESSABLE_ITEMS, as a minimum that is not reached is DELIVERY_MINIMUM_NOT_REACHED: such a cart may be
 * kept and changed, an order of it is refused. docs/rules/cart.md#obstacle-of-a-quote.
 */
export const priceCart = defineEndpoint({
  name: 'priceCart',
  summary: 'Price a cart',
  tag: 'Cart',
  method: 'POST',
  path: '/v1/shopping_carts/prices',
  access: ['visitor', 'guest', 'user'],
  body: v.object({
    cart: cartPayload,
    state: v.optional(v.nullable(cartLocation)),
    coupon: v.optional(v.nullable(text(60))),
    paymentMethod: v.optional(v.nullable(v.picklist(paymentMethodNames))),
    cashToExchange: v.optional(v.nullable(amount)),
  }),
  answer: quoteSchema,
  refusals: ['EXCLUSION_DELIVERY_ZONE', 'OPERATION_NOT_SUPPORTED'],
});

/** `price` is the store's, `discountPrice` what is paid instead of it, or null. */
const suggestedProduct = v.object({
  id: fileId<ProductId>(),
  name: v.string(),
  image: v.nullable(picture),
  price: amount,
  discountPrice: v.nullable(amount),
});

/**
 * Up to six products that go with a cart and need no answer to be added. Nothing to suggest is no refusal. `beforeCheckout`: whether the
 * brand wants to ask once on the way to checkout. docs/rules/cart.md#suggested-products.
 */
export const suggestiveSells = defineEndpoint({
  name: 'suggestiveSells',
  summary: 'What goes with a cart',
  tag: 'Cart',
  method: 'POST',
  path: '/v1/shopping_carts/suggestive_sells',
  access: ['visitor', 'guest', 'user'],
  body: v.object({ cart: cartPayload }),
  answer: v.object({
    beforeCheckout: v.boolean(),
    products: v.pipe(v.array(suggestedProduct), v.maxLength(6)),
  }),
});
