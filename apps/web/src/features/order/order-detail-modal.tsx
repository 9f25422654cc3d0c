import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { orderTimeText } from './order-detail-texts.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    orderDetail: { request: { order: Order } };
  }
}

/**
 * The order that was just placed: its products, expected time and total, and a button for the full
 * detail. docs/rules/orders.md#what-an-order-shows.
 */
export function OrderDetailModal({ request, frame }: ModalProps<'orderDetail'>) {
  const { order } = request;
  const { texts } = useApp();
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  return (
    <Dialog label={words.detailTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.detailTitle} lead={useLead(order)} />
      <DialogBody isReadOnly>
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </DialogBody>
      <DialogFoot>
        <Button look="soft" wide onClick={() => modals.replace({ kind: 'fullOrderDetail', order })}>
          {words.fullDetail}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** "Pedido 41 · Llega cerca de las 20:35". */
function useLead(order: Order): string {
  const { clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const time = orderTimeText(order, clock.now(), words);
  return [words.number(order.number), time].filter((part) => part !== null).join(' · ');
}
