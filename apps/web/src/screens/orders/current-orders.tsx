import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { LiveAnnouncer } from '../../features/order/live-announcer.tsx';
import { paymentWords, statusTitle } from '../../features/order/order-words.ts';
import { Tracking } from '../../features/order/tracking.tsx';
import { PayCard } from '../../features/paying/pay-card.tsx';
import { useLiveOrder } from '../../features/order/use-live-order.ts';
import { useArea } from '../../platform/app-context.tsx';
import { useTitle } from '../../platform/use-title.ts';
import { Chips } from '../../ui/choice.tsx';
import css from './orders.module.css';
import { UndoPlaced } from './undo-placed.tsx';

type Props = { orders: readonly Order[]; onOrder: (order: Order) => void; children: ReactNode };

/** The order that is followed, chosen among those under way; the newest first. */
export function CurrentOrders({ orders, onOrder, children }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const order = orders.find(({ id }) => id === chosen) ?? orders[0];
  if (order === undefined) return null;
  return (
    <SiteFrame store={{ name: order.storeName, phone: order.storePhone }}>
      <main className={css.page}>
        {orders.length === 1 ? null : <Choice orders={orders} value={order.id} onChange={setChosen} />}
        <Followed key={order.id} order={order} onOrder={onOrder} />
        {children}
      </main>
    </SiteFrame>
  );
}

function Followed({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const words = useArea(ordersTexts);
  const payments = useArea(paymentsTexts);
  const liveness = useLiveOrder(order, onOrder);
  const status = statusTitle(order, words);
  useTitle(words.documentTitle({ status, number: order.number }));
  return (
    <>
      <div className={css.head}>
        <p>{paymentWords(order, words, payments)}</p>
        <h1 className="title">{status}</h1>
      </div>
      <LiveAnnouncer order={order} />
      <Tracking order={order} liveness={liveness} undo={<UndoPlaced order={order} onOrder={onOrder} />} pay={<PayCard order={order} />} />
    </>
  );
}

function Choice({ orders, value, onChange }: { orders: readonly Order[]; value: string; onChange: (id: string) => void }) {
  const words = useArea(ordersTexts);
  const options = orders.map((order) => ({
    value: order.id as string,
    label: `${words.number(order.number)} · ${statusTitle(order, words)}`,
  }));
  return (
    <div className={css.choice}>
      <Chips name="current-order" legend={words.choose} options={options} value={value} onChange={onChange} />
    </div>
  );
}
