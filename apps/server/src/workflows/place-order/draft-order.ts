import { partsOf, type SomeParts } from '@comanda/domain/address/address-parts.ts';
import { precisionOf } from '@comanda/domain/address/location-precision.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import type { CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import { keptInstructions } from '@comanda/domain/cart/edit-cart.ts';
import { maxAnswer } from '@comanda/domain/checkout/check-answer.ts';
import { normalName } from '@comanda/domain/checkout/check-name.ts';
import { fullPhone } from '@comanda/domain/checkout/phone.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import { type MenuIndex, modifierPrice } from '@comanda/domain/menu/menu-index.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { OrderAddress, OrderProduct } from '@comanda/domain/order/order.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { localLabel } from '@comanda/domain/slots/requested-instant.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { wayMinutes } from '@comanda/domain/store/wait-time.ts';
import type { StoreFacts } from '../../features/menu/menu-memory.ts';
import { unpaid } from '../../features/order/kept-payment.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { CourierPlan, OrderSnapshot } from '../../features/order/order-snapshot.ts';
import type { RequestKey } from '../../platform/idempotency.ts';
import type { AskedOrder } from './asked-order.ts';
import type { AgreedOrder } from './decide-order.ts';
import { orderTimes } from './order-times.ts';

/** What chance and the database give to an order. */
export type OrderMarks = {
  id: OrderId;
  number: number;
  handOverCode: string;
  buyerId: UserId;
  request: RequestKey;
  network: string | null;
};

/** `riders`: who is asked to bring it; null for pickup. */
type DraftedOrder = AgreedOrder & { riders: CourierPlan | null };

/** As long as the contract lets a note for the rider be. */
const maxNote = 200;
/** How long a cash order can be undone, and how long its kitchen waits. decisions §4. */
export const undoMs = 6_000;
/** How long an order waits for its money. decisions §4. */
const payableMs = 15 * 60_000;
const iso = (instant: number): string => new Date(instant).toISOString();

/** The order as it will be stored: names and prices copied from the menu. */
export function draftOrder(asked: AskedOrder, facts: StoreFacts, agreed: DraftedOrder, marks: OrderMarks): NewOrder {
  const { order } = asked.body;
  const { isOnline } = paymentMethods[order.paymentMethod];
  const isDelivery = order.dispatchMethod === 'store_delivery';
  const { subtotal, discount, delivery, serviceFee } = agreed.quote;
  return {
    id: marks.id,
    buyerId: marks.buyerId,
    request: marks.request,
    network: marks.network,
    storeId: order.storeId,
    number: marks.number,
    status: agreed.wantedAt === null ? 'created' : 'creation_scheduled',
    paymentMethod: order.paymentMethod,
    dispatchMethod: order.dispatchMethod,
    customer: { name: tidyText(normalName(order.name)), email: order.email.trim(), phone: fullPhone(order.phone, asked.country) },
    amounts: {
      subtotal,
      discount,
      delivery: delivery ?? zero,
      serviceFee,
      tip: order.tip,
      storeTip: order.storeTip,
      total: agreed.charged,
    },
    products: agreed.cart.lines.map((line, at) => soldLine(line, agreed.quote.lines[at], facts.index)),
    snapshot: snapshotOf(asked, facts, agreed),
    handOverCode: isDelivery ? marks.handOverCode : null,
    createdAt: iso(asked.now),
    ...orderTimes(asked, facts, agreed),
    cancellableUntil: order.paymentMethod === 'cash' ? iso(asked.now + undoMs) : null,
    payableUntil: isOnline ? iso(asked.now + payableMs) : null,
    payment: isOnline ? unpaid : null,
  };
}

function soldLine(line: CartLine, price: { unitPrice: Minor; total: Minor } | undefined, index: MenuIndex): OrderProduct {
  const product = index.productById.get(line.productId);
  if (!product || !price) throw new Error('a line was agreed that the menu does not know');
  return {
    productId: product.id,
    name: product.name,
    quantity: line.count,
    unitPrice: price.unitPrice,
    total: price.total,
    instructions: keptInstructions(line.instructions),
    modifiers: line.picks.map((pick) => soldModifier(pick, index)),
  };
}

function soldModifier({ groupId, modifierId, quantity, parentId }: Pick, index: MenuIndex): OrderProduct['modifiers'][number] {
  const known = index.modifierById.get(modifierId);
  if (!known) throw new Error('a modifier was agreed that the menu does not know');
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

function snapshotOf(asked: AskedOrder, { store, index }: StoreFacts, { quote, wantedAt, riders }: DraftedOrder): OrderSnapshot {
  const { order, emailSubscription } = asked.body;
  return {
    storeName: store.name,
    storePhone: store.phone,
    storeAddress: store.textAddress,
    timeZone: store.timeZone,
    scheduledDate: wantedAt === null ? null : localLabel(wantedAt, store.timeZone),
    address: addressOf(asked, store),
    deliveryOption: order.dispatchMethod === 'store_delivery' ? (order.deliveryOption ?? null) : null,
    dispatchNote: tidyText(order.dispatchNote ?? '', maxNote),
    courier: riders,
    wayMinutes: wayMinutes(store, order.dispatchMethod, order.address ?? null),
    napkin: order.napkin,
    coverly: order.coverly,
    cashAmount: order.paymentMethod === 'cash' ? (order.cashAmount ?? null) : null,
    checkoutAnswers: store.checkoutQuestions.flatMap(({ id, question, kind }) => {
      const answer = order.checkoutAnswers.find((given) => given.checkoutQuestionId === id)?.answer ?? '';
      const kept = tidyText(answer, maxAnswer);
      return kept === '' ? [] : [{ checkoutQuestionId: id, checkoutQuestion: question, kind, answer: kept }];
    }),
    terms: asked.terms,
    emailSubscription,
    plus18: order.plus18 === true,
    quote,
    menuVersion: index.menu.version,
  };
}

/** The commune is the store's where it is not said. Spec §3 Order address payload. */
function addressOf({ body: { order }, areaMiddles }: AskedOrder, store: Store): OrderAddress | null {
  if (order.dispatchMethod === 'in_store' || !order.address) return null;
  const { textAddress, city, apartmentDetails, dispatchNote, latitude, longitude, googlePlaceId } = order.address;
  return {
    textAddress: tidyText(textAddress),
    city: tidyText(city) || store.commune,
    apartmentDetails: tidyText(apartmentDetails ?? ''),
    dispatchNote: tidyText(dispatchNote ?? order.dispatchNote ?? '', maxNote),
    latitude,
    longitude,
    ...saidParts(order.address),
    locationPrecision: precisionOf(order.address, areaMiddles),
    ...(googlePlaceId ? { googlePlaceId } : {}),
  };
}

/** The parts that were said: colonia, postal code and the like. */
const saidParts = (given: SomeParts): SomeParts =>
  Object.fromEntries(
    Object.entries(partsOf(given))
      .map(([part, said]): [string, string] => [part, tidyText(said)])
      .filter(([, said]) => said !== ''),
  );
