import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { methodTexts } from '@comanda/i18n/method-texts.ts';

/**
 * "Te devolvimos $1.000. Vuelve a la tarjeta con la que pagaste…"; null if no part was given back.
 * `format`: an amount as the brand writes it.
 * docs/rules/payments.md#partial-refund-of-a-paid-order,
 * docs/rules/payments.md#part-given-back-by-hand.
 */
export function partialRefundText(
  { payment, paymentMethod }: Pick<Order, 'payment' | 'paymentMethod'>,
  words: OrderTexts,
  format: (amount: Minor) => string,
): string | null {
  const refund = payment?.partialRefund;
  if (refund === undefined) return null;
  const { returned, due, byHand } = refund;
  const sentences = [
    returned > 0 ? words.partReturned(format(returned)) : '',
    due > 0 ? words.partDue(format(due)) : '',
    returned + due > 0 ? words.partArrives(methodTexts[paymentMethod].refund) : '',
    byHand === undefined ? '' : words.partByHand(format(byHand)),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
