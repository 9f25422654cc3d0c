import { takesRiderTip } from '@comanda/domain/checkout/tips.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { methodsFor } from '@comanda/domain/payment/methods.ts';
import { mayUseDiscounts } from '@comanda/domain/session/may-use-discounts.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { RequestedOrder } from './requested-order.ts';

/**
 * Refusal of the first choice that this shopper, this store or this version does not support: a
 * payment method or delivery option that the store does not offer, payment on delivery for a later
 * day, an answer to an unknown question, a coupon of a guest.
 * docs/rules/checkout.md#refused-payment-method,
 * docs/rules/checkout.md#coupons-and-points-in-an-order.
 */
export function checkOptions(
  requested: RequestedOrder,
  store: Store,
  requestedTime: number | null,
): Refusal | null {
  return (
    checkDiscounts(requested) ??
    checkPayment(requested, store, requestedTime !== null) ??
    checkDispatch(requested, store) ??
    checkQuestions(requested, store)
  );
}

const notRelated = (field: string): Refusal => refusalOf('PARAMETER_NOT_RELATED', { field });
const notSupported = (reason: string): Refusal => refusalOf('OPERATION_NOT_SUPPORTED', { reason });

/**
 * The method of the coupon is the one for which its discount was shown; the order is paid by the
 * same one.
 */
function checkDiscounts({ body, role }: RequestedOrder): Refusal | null {
  const allowed = mayUseDiscounts(role);
  const { coupon, paymentMethod } = body.order;
  if (coupon && !allowed) return refusalOf('COUPON_CANNOT_BE_USED_BY_USER');
  if (coupon && coupon.paymentMethod !== paymentMethod)
    return refusalOf('COUPON_PAYMENT_METHOD', { methods: [coupon.paymentMethod] });
  return null;
}

/**
 * Checks the payment method. If the browser's `onlinePayment` flag contradicts the method, the
 * order is refused before anything is sold.
 */
function checkPayment(
  { body, hasProviderFor }: RequestedOrder,
  store: Store,
  isLater: boolean,
): Refusal | null {
  const method = methodsFor(store, body.order.dispatchMethod, isLater).find(
    ({ name }) => name === body.order.paymentMethod,
  );
  if (!method) return notRelated('paymentMethod');
  if (method.isOnline && !hasProviderFor(method.name)) return notSupported('ONLINE_PAYMENT');
  return method.isOnline === body.onlinePayment
    ? null
    : refusalOf('INVALID_PAYMENT_CHANNEL', { method: method.name });
}

function checkDispatch({ body: { order } }: RequestedOrder, store: Store): Refusal | null {
  if (order.tip > 0 && !takesRiderTip(order.dispatchMethod)) return notRelated('tip');
  if (order.dispatchMethod === 'in_store') return null;
  const option = order.deliveryOption ?? null;
  return option === null || store.deliveryOptions.includes(option)
    ? null
    : notRelated('deliveryOption');
}

function checkQuestions({ body: { order } }: RequestedOrder, store: Store): Refusal | null {
  const ids = order.checkoutAnswers.map((answer) => answer.checkoutQuestionId);
  const areKnown = ids.every((id) =>
    store.checkoutQuestions.some((question) => question.id === id),
  );
  return areKnown && new Set(ids).size === ids.length ? null : notRelated('checkoutAnswers');
}
