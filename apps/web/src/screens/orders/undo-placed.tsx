import { cancelOrder } from '@comanda/contract/orders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Result } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { UndoOrder } from '../../features/placing/undo-order.tsx';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { readPlacedLines } from '../../platform/placed-order.ts';
import { showToast } from '../../platform/toasts.ts';

/** The six-second undo on the tracking page; a repeat of the same press asks for the same cancellation. decisions §4. */
export function UndoPlaced({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const { api, buyers, toasts, shop, clock } = useApp();
  const words = useArea(ordersTexts);
  if (order.cancellableUntil === null || order.status !== 'created') return null;
  const undo = async (): Promise<Result<unknown, Refusal>> => {
    const answer = await buyers.ask(order.id, (as) =>
      api.call(cancelOrder, { params: { id: order.id }, idempotencyKey: `undo-${order.id}`, as }),
    );
    if (!answer.ok || answer.value === null) return answer;
    onOrder(answer.value);
    const cartReturns = shop.getState().lines.length === 0 && readPlacedLines(clock.now()).length > 0;
    showToast(toasts, cartReturns ? words.undone : words.cancelledUnpaid);
    return answer;
  };
  return <UndoOrder order={order} onUndo={undo} />;
}
