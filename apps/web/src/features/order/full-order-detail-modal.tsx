import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { repeatIcon } from '@comanda/ui/lazy-icons.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { OrderDetailFacts } from './order-detail-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import css from './order.module.css';
import { SurveyAction } from './survey-action.tsx';
import { placedAtText, statusTitle } from './order-texts.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    fullOrderDetail: { request: { order: Order } };
  }
}

/**
 * One order as it was sold, like its receipt: time, place, store, payment, the shopper's notes and
 * answers, products and amounts. The shopper can repeat the order from here.
 * docs/rules/orders.md#what-an-order-shows.
 */
export function FullOrderDetailModal({ request, frame }: ModalProps<'fullOrderDetail'>) {
  const { order } = request;
  const { texts, clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const modals = useModals();
  const title = words.number(order.number);
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead
        title={title}
        lead={`${placedAtText(order, clock.now(), words)} · ${statusTitle(order, words)}`}
      />
      <DialogBody isReadOnly>
        <OrderDetailFacts order={order} />
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </DialogBody>
      <DialogFoot>
        <div className={css.detailActions}>
          <SurveyAction order={order} look="soft" />
          <Button wide onClick={() => modals.replace({ kind: 'repeatOrder', order })}>
            <Icon name={repeatIcon} />
            {words.repeat}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
