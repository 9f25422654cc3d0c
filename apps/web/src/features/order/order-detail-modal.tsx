import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { receiptIcon, repeatIcon, storeIcon } from '../../ui/far-icons.ts';
import { Fact, Facts } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import css from './order.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { addressWords, placedWords, statusTitle } from './order-words.ts';

/** Everything about one order as it was sold; from here it can be repeated. Spec §2 order details. */
export function OrderDetailModal({ request, frame }: { request: RequestOf<'orderDetail'>; frame: ModalFrame }) {
  const { order } = request;
  const { texts, clock } = useApp();
  const words = useArea(ordersTexts);
  const modals = useModals();
  const title = words.number(order.number);
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} lead={`${placedWords(order, clock.now(), words)} · ${statusTitle(order, words)}`} />
      <DialogBody>
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

function DetailFacts({ order }: { order: Order }) {
  const words = useArea(ordersTexts);
  const payments = useArea(paymentsTexts);
  const wished = [order.napkin ? words.napkin : '', order.coverly ? words.coverly : ''].filter((part) => part !== '').join(' · ');
  const isPickup = order.address === null;
  return (
    <div className={css.rows}>
      <Facts>
        <Fact icon={<Icon name={isPickup ? storeIcon : 'pin'} />} note={isPickup ? order.storeAddress : order.storeName}>
          {isPickup ? order.storeName : addressWords(order)}
        </Fact>
        <Fact icon={<Icon name={receiptIcon} />} note={wished}>
          {payments.methods[order.paymentMethod].label}
        </Fact>
      </Facts>
    </div>
  );
}
