import { partsOf, type SomeParts } from '@comanda/domain/address/address-parts.ts';
import { precisionOf } from '@comanda/domain/address/location-precision.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import type { CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { tidyInstructions } from '@comanda/domain/cart/edit-cart.ts';
import { maxAnswer } from '@comanda/domain/checkout/check-answer.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { type MenuIndex, modifierPrice } from '@comanda/domain/menu/menu-index.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderAddress, OrderProduct } from '@comanda/domain/order/order.ts';
import { firstStatus } from '@comanda/domain/order/order-status.ts';
import { undoableUntil } from '@comanda/domain/order/undo-window.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { isPaidAtOnce } from '@comanda/domain/payment/paid-at-once.ts';
import { payableUntil } from '@comanda/domain/payment/payment-window.ts';
import { earnedPoints } from '@comanda/domain/points/earned-points.ts';
import { ordersEarnPoints, type PointsSettings } from '@comanda/domain/points/points-terms.ts';
import { chargedParts } from '@comanda/domain/price/charged-parts.ts';
import { lineDiscount } from '@comanda/domain/price/line-discount.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';
import { amountsOfParts } from '@comanda/domain/price/price-amounts.ts';
import { localTimeLabel } from '@comanda/domain/slots/requested-instant.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { travelMinutes } from '@comanda/domain/store/wait-time.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { StoreMenuFacts } from '../../menu/live-store.ts';
import { unpaidPayment } from '../stored-payment.ts';
import type { NewOrder } from '../new-order.ts';
import type { CourierPlan, OrderSnapshot } from '../order-snapshot.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import type { RequestedOrder } from './requested-order.ts';
import type { PricedOrder } from './decide-order.ts';
import { orderTimes } from './order-times.ts';

/** Values of an order that come from the random source and the database. */
export type OrderIdentifiers = {
  id: OrderId;
  number: number;
  handOverCode: string;
  buyerId: UserId;
  request: IdempotencyKey;
  network: string | null;
};

/** `courier`: the couriers to request; null for pickup. */
type OrderToDraft = PricedOrder & { courier: CourierPlan | null };

const isoOrNull = (instant: number | null): string | null =>
  instant === null ? null : isoOf(instant);

/** The order as it will be stored: names and prices copied from the menu. */
export function draftOrder(
  requested: RequestedOrder,
  facts: StoreMenuFacts,
  priced: OrderToDraft,
  identifiers: OrderIdentifiers,
): NewOrder {
  const { order } = requested.body;
  const isPaid = isPaidAtOnce(priced.charged);
  const awaitsPayment = paymentMethods[order.paymentMethod].isOnline && !isPaid;
  const times = orderTimes(requested, facts, priced);
  const parts = chargedParts(priced.quote.parts, order, order.dispatchMethod);
  return {
    id: identifiers.id,
    buyerId: identifiers.buyerId,
    request: identifiers.request,
    network: identifiers.network,
    storeId: order.storeId,
    storeVersion: facts.version,
    menuVersion: facts.menuVersion,
    number: identifiers.number,
    status: firstStatus({ isFuture: priced.requestedTime !== null, isPaid }),
    paymentStatus: isPaid ? 'completed' : 'created',
    paymentMethod: order.paymentMethod,
    dispatchMethod: order.dispatchMethod,
    customer: {
      name: tidyText(normalName(order.name)),
      email: order.email.trim(),
      phone: fullPhone(order.phone, requested.country),
    },
    amounts: { ...amountsOfParts(parts), total: priced.charged },
    products: priced.cart.lines.map((line, at) =>
      soldLine(line, priced.quote.lines[at], lineDiscount(parts, at), facts.index),
    ),
    snapshot: {
      ...snapshotOf(requested, facts, priced),
      parts,
      ...couponMethodsOf(priced),
      ...(times.estimatedAt === null ? {} : { promisedAt: times.estimatedAt }),
    },
    handOverCode: identifiers.handOverCode,
    createdAt: isoOf(requested.now),
    ...times,
    cancellableUntil: isoOrNull(undoableUntil(order.paymentMethod, requested.now)),
    payableUntil: awaitsPayment
      ? isoOrNull(payableUntil(order.paymentMethod, requested.now))
      : null,
    payment: awaitsPayment ? unpaidPayment : null,
    couponUse: priced.couponUse,
    points: pointsOf(priced.quote, parts, facts.settings),
  };
}

/**
 * The order keeps the methods of its coupon: an import changes no order.
 * docs/rules/payments.md#method-of-a-coupon.
 */
function couponMethodsOf({ couponUse }: PricedOrder): {
  couponMethods?: readonly PaymentMethodName[];
} {
  const couponMethods = couponUse?.paymentMethods ?? [];
  return couponMethods.length === 0 ? {} : { couponMethods };
}

/**
 * An order promises its points by the settings of this moment, also to a guest: the order may
 * become a user's before it is completed.
 */
const pointsOf = (
  { pointsUsed }: Quote,
  parts: readonly PricePart[],
  settings: PointsSettings,
): NewOrder['points'] => ({
  used: pointsUsed,
  toEarn: ordersEarnPoints(settings) ? earnedPoints(parts, settings.pointRate) : 0,
  rate: settings.pointRate,
});

function soldLine(
  line: CartLine,
  price: { unitPrice: Minor; total: Minor } | undefined,
  discount: Minor,
  index: MenuIndex,
): OrderProduct {
  const product = index.productById.get(line.productId);
  if (!product || !price) throw new Error('a priced line is not in the menu');
  return {
    productId: product.id,
    name: product.name,
    quantity: line.count,
    unitPrice: price.unitPrice,
    total: price.total,
    discount,
    instructions: tidyInstructions(line.instructions),
    modifiers: line.picks.map((pick) => soldModifier(pick, index)),
  };
}

function soldModifier(
  { groupId, modifierId, quantity, parentId }: Pick,
  index: MenuIndex,
): OrderProduct['modifiers'][number] {
  const known = index.modifierById.get(modifierId);
  if (!known) throw new Error('a priced modifier is not in the menu');
  return {
    id: modifierId,
    name: known.modifier.name,
    quantity,
    price: modifierPrice(known.modifier),
    parentId,
    groupId,
    groupName: known.group.name,
  };
}

function snapshotOf(
  requested: RequestedOrder,
  { store, index }: StoreMenuFacts,
  { quote, requestedTime, courier: riders }: OrderToDraft,
): Omit<OrderSnapshot, 'parts'> {
  const { order, emailSubscription } = requested.body;
  const { parts: _, ...prices } = quote;
  return {
    storeName: store.name,
    storePhone: store.phone,
    storeAddress: store.textAddress,
    timeZone: store.timeZone,
    scheduledDate: requestedTime === null ? null : localTimeLabel(requestedTime, store.timeZone),
    address: addressOf(requested, store),
    deliveryOption:
      order.dispatchMethod === 'store_delivery' ? (order.deliveryOption ?? null) : null,
    dispatchNote: tidyText(order.dispatchNote ?? '', fieldLengths.dispatchNote),
    courier: riders,
    wayMinutes: travelMinutes(store, order.dispatchMethod, order.address ?? null),
    napkin: order.napkin,
    coverly: order.coverly,
    cashAmount: order.paymentMethod === 'cash' ? (order.cashAmount ?? null) : null,
    checkoutAnswers: store.checkoutQuestions.flatMap(({ id, question, kind }) => {
      const answer =
        order.checkoutAnswers.find((answer) => answer.checkoutQuestionId === id)?.answer ?? '';
      const tidied = tidyText(answer, maxAnswer);
      return tidied === ''
        ? []
        : [{ checkoutQuestionId: id, checkoutQuestion: question, kind, answer: tidied }];
    }),
    terms: requested.terms,
    emailSubscription,
    plus18: order.plus18 === true,
    quote: prices,
    menuVersion: index.menu.version,
  };
}

/**
 * The order's address. If the city is missing, the store's commune is used.
 * docs/rules/places.md#city-of-an-order.
 */
function addressOf(
  { body: { order }, areaCentres }: RequestedOrder,
  store: Store,
): OrderAddress | null {
  if (order.dispatchMethod === 'in_store' || !order.address) return null;
  const { textAddress, city, apartmentDetails, dispatchNote, latitude, longitude, googlePlaceId } =
    order.address;
  return {
    textAddress: tidyText(textAddress),
    city: tidyText(city) || store.commune,
    apartmentDetails: tidyText(apartmentDetails ?? ''),
    dispatchNote: tidyText(dispatchNote ?? order.dispatchNote ?? '', fieldLengths.dispatchNote),
    latitude,
    longitude,
    ...filledParts(order.address),
    locationPrecision: precisionOf(order.address, areaCentres),
    ...(googlePlaceId ? { googlePlaceId } : {}),
  };
}

/** The parts of the address that are filled in: colonia, postal code and the like. */
const filledParts = (parts: SomeParts): SomeParts =>
  Object.fromEntries(
    Object.entries(partsOf(parts))
      .map(([part, text]): [string, string] => [part, tidyText(text)])
      .filter(([, text]) => text !== ''),
  );
