import { answerLineRemoval } from '@comanda/contract/orders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Result } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { RemovalCard, type RemovalReply } from '../../features/order/removal-card.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props = { order: Order; onOrder: (order: Order) => void };

/**
 * The question whether units of the order may be taken off, answered as the guest or the account
 * that placed it. A repeated press sends the same answer.
 * docs/rules/line-removals.md#answer-of-the-shopper.
 */
export function RemovalQuestion({ order, onOrder }: Props) {
  const { api, orderBuyers, toasts } = useApp();
  const { removal: words } = useTextsOf(ordersTexts);
  const { id, removal } = order;
  if (removal == null) return null;
  const send = async (answer: RemovalReply): Promise<Result<unknown, Refusal>> => {
    const body = { removalId: removal.id, answer };
    const idempotencyKey = `removal-${removal.id}-${answer}`;
    const answered = await orderBuyers.callAsBuyer(id, (as) =>
      api.call(answerLineRemoval, { params: { id }, body, idempotencyKey, as }),
    );
    if (!answered.ok || answered.value === null) return answered;
    onOrder(answered.value);
    const yes = removal.substitute == null ? words.accepted : words.swapped;
    showToast(toasts, answer === 'yes' ? yes : words.declined);
    return answered;
  };
  return <RemovalCard key={removal.id} order={order} removal={removal} onReply={send} />;
}
