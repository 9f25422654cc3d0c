import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { LiveAnnouncer } from '../../features/order/live-announcer.tsx';
import { orderAddressText, paymentText, statusTitle } from '../../features/order/order-texts.ts';
import { OrderTracking } from '../../features/order/order-tracking.tsx';
import { PayCard } from '../../features/payment/pay-card.tsx';
import { RateOrder } from '../../features/survey/rate-order.tsx';
import { PushBlock } from '../../features/push/push-block.tsx';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { Chips } from '@comanda/ui/choice.tsx';
import css from './orders.module.css';
import { RemovalQuestion } from './removal-question.tsx';
import { UndoPlacedOrder } from './undo-placed-order.tsx';

type Props = { orders: readonly Order[]; onOrder: (order: Order) => void; children: ReactNode };

/** The followed order, chosen among the active ones; the newest first. */
export function CurrentOrders({ orders, onOrder, children }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const order = orders.find(({ id }) => id === chosen) ?? orders[0];
  if (order === undefined) return null;
  return (
    <SiteFrame store={{ name: order.storeName, phone: order.storePhone }}>
      <main className={css.page}>
        {orders.length === 1 ? null : (
          <OrderPicker orders={orders} value={order.id} onChange={setChosen} />
        )}
        <FollowedOrder key={order.id} order={order} onOrder={onOrder} />
        {children}
      </main>
    </SiteFrame>
  );
}

function FollowedOrder({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const words = useTextsOf(ordersTexts);
  const payments = useTextsOf(paymentsTexts);
  const liveness = useLiveOrder(order, onOrder);
  const status = statusTitle(order, words);
  useTitle(words.documentTitle({ status, number: order.number }));
  return (
    <>
      <div className={css.head}>
        <p>{paymentText(order, words, payments)}</p>
        <h1 className="title">{status}</h1>
        <DoorLine order={order} />
      </div>
      <LiveAnnouncer order={order} />
      <OrderTracking
        order={order}
        liveness={liveness}
        undo={<UndoPlacedOrder order={order} onOrder={onOrder} />}
        question={<RemovalQuestion order={order} onOrder={onOrder} />}
        pay={<PayCard order={order} />}
        push={<PushBlock order={order} />}
        rating={<RateOrder order={order} />}
      />
    </>
  );
}

/** The shopper's own address, before anything about the restaurant. */
function DoorLine({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  return order.address === null ? null : <p>{words.toYourDoor(orderAddressText(order))}</p>;
}

function OrderPicker({
  orders,
  value,
  onChange,
}: {
  orders: readonly Order[];
  value: string;
  onChange: (id: string) => void;
}) {
  const words = useTextsOf(ordersTexts);
  const options = orders.map((order) => ({
    value: order.id as string,
    label: `${words.number(order.number)} · ${statusTitle(order, words)}`,
  }));
  return (
    <div className={css.choice}>
      <Chips
        name="current-order"
        legend={words.choose}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
