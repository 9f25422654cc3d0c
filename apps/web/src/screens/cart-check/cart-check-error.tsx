import type { CartCheck } from '../../shop/cart/cart-check.ts';
import { OfferEnds } from '../../features/cart/offer-ends.tsx';
import { CouponRefused } from '../../features/place-order/coupon-refused.tsx';
import type { ModalProps } from '../../shop/modals/modal-request.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    cartCheckError: {
      request: { check: CartCheck };
      /** The shopper goes on in spite of the check. */ answer: { goOn: true };
    };
  }
}

/**
 * A rule that a change of the cart or an order of it breaks: the shopper keeps the cart, or goes
 * on. docs/rules/combos.md#end-of-a-combo, docs/rules/checkout.md#coupon-refused-at-order-time.
 */
export function CartCheckError({ request, frame }: ModalProps<'cartCheckError'>) {
  const { check } = request;
  if (check.kind === 'couponRefused')
    return <CouponRefused refusal={check.refusal} plan={check.plan} onClose={frame.close} />;
  return (
    <OfferEnds check={check} onKeep={frame.close} onGoOn={() => frame.answer({ goOn: true })} />
  );
}
