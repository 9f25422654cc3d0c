import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Result } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { requestUndo } from '../../features/place-order/request-undo.ts';
import { UndoOrder } from '../../features/place-order/undo-order.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { readPlacedLines } from '../../shop/order/placed-order.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';

/**
 * The six-second undo on the tracking page. A repeated press sends the same cancellation.
 * docs/rules/orders.md#undo-of-a-cash-order.
 */
export function UndoPlacedOrder({
  order,
  onOrder,
}: {
  order: Order;
  onOrder: (order: Order) => void;
}) {
  const { api, orderBuyers, toasts, shop, clock } = useApp();
  const words = useTextsOf(ordersTexts);
  if (order.cancellableUntil === null || order.status !== 'created') return null;
  const undo = async (): Promise<Result<unknown, Refusal>> => {
    const answer = await requestUndo({ api, orderBuyers }, order.id);
    if (!answer.ok || answer.value === null) return answer;
    onOrder(answer.value);
    const cartReturns =
      shop.getState().lines.length === 0 && readPlacedLines(clock.now()).length > 0;
    showToast(toasts, cartReturns ? words.undone : words.cancelledUnpaid);
    return answer;
  };
  return <UndoOrder order={order} onUndo={undo} />;
}
