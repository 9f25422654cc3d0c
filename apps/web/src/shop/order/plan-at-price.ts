import type { Quote } from '@comanda/domain/cart/quote.ts';
import { fromWireMethod } from '@comanda/domain/payment/method-names.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

/**
 * Returns the same order at another price: with the coupon and the points of that price alone. It
 * is another request, so the server treats it as another order.
 */
export function planAtPrice(
  plan: PlaceOrderRequest,
  { total, coupon, pointsUsed }: Pick<Quote, 'total' | 'coupon' | 'pointsUsed'>,
): PlaceOrderRequest {
  const { order } = plan.body;
  const paymentMethod = fromWireMethod(order.paymentMethod);
  const discounts = {
    coupon: coupon === null ? null : { code: coupon.code, paymentMethod },
    pointsToUse: pointsUsed === 0 ? null : pointsUsed,
  };
  return {
    ...plan,
    body: { ...plan.body, order: { ...order, ...discounts, expectedTotal: total } },
  };
}
