import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { OfferEnds } from '../../features/cart/offer-ends.tsx';
import type { ModalAnswers, RequestOf } from '../../shop/modals/modal-request.ts';

/** A rule that a change of the cart or an order of it breaks: the shopper keeps the cart, or goes on. docs/rules/combos.md#end-of-a-combo. */
export function CartCheckError({
  request,
  frame,
}: {
  request: RequestOf<'cartCheckError'>;
  frame: ModalFrame<ModalAnswers['cartCheckError']>;
}) {
  return (
    <OfferEnds
      check={request.check}
      onKeep={frame.close}
      onGoOn={() => frame.answer({ goOn: true })}
    />
  );
}
