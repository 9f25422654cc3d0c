import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { repeatIcon } from '../../ui/far-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { placedWords, statusTitle } from './order-words.ts';

/**
 * Everything about one order as it was sold, like its receipt: when, where, by whom, how it is paid, what the shopper asked for and
 * answered, the products and every amount; from here it can be repeated. Spec §2 full order detail, §3 Order.
 */
export function FullOrderDetailModal({ request, frame }: { request: RequestOf<'fullOrderDetail'>; frame: ModalFrame }) {
  const { order } = request;
  const { texts, clock } = useApp();
  const words = useArea(ordersTexts);
  const modals = useModals();
  const title = words.number(order.number);
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} lead={`${placedWords(order, clock.now(), words)} · ${statusTitle(order, words)}`} />
      <DialogBody toRead>
        <DetailFacts order={order} />
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => modals.replace({ kind: 'repeatOrder', order })}>
          <Icon name={repeatIcon} />
          {words.repeat}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
