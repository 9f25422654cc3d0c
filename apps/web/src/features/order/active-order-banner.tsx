import { activeOrdersPollMs } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { paths } from '../../platform/paths.ts';
import { removeStored, writeStored } from '@comanda/client/storage.ts';
import { activeOrderName } from '../../platform/storage-names.ts';
import { removePaidLines } from '../../shop/order/unpaid-order.ts';
import { useRefresh } from '@comanda/client/use-refresh.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './banner.module.css';
import { fetchActiveOrders } from './fetch-orders.ts';
import { activeOrderText } from './order-texts.ts';

/**
 * "Tu pedido 41 está en marcha", or the time of a scheduled order: links the menu to an order under way.
 * docs/rules/orders.md#active-order-banner, docs/rules/web.md#order-refresh-interval.
 */
export function ActiveOrderBanner() {
  const words = useTextsOf(ordersTexts);
  const orders = useActiveOrders();
  const [newest] = orders;
  if (newest === undefined) return null;
  return (
    <aside aria-label={words.current}>
      <a className={css.banner} href={paths.orders} data-nav>
        <Icon
          name={
            newest.status === 'scheduled'
              ? 'calendar'
              : newest.dispatchMethod === 'in_store'
                ? 'bag'
                : 'bike'
          }
        />
        <BannerText orders={orders} newest={newest} />
      </a>
    </aside>
  );
}

/** If the newest order is not paid, the banner says so first. */
function BannerText({ orders, newest }: { orders: readonly Order[]; newest: Order }) {
  const { clock } = useApp();
  const words = useTextsOf(ordersTexts);
  const money = orderPaymentState(newest);
  if (money === 'due' || money === 'confirming') {
    return (
      <>
        <span>{money === 'due' ? words.due(newest.number) : words.confirming(newest.number)}</span>
        <b>{money === 'due' ? words.pay : words.seePayment}</b>
      </>
    );
  }
  const isOne = orders.length === 1;
  return (
    <>
      <span>
        {isOne ? activeOrderText(newest, clock.now(), words) : words.underWayMany(orders.length)}
      </span>
      <b>{isOne ? words.follow : words.followMany}</b>
    </>
  );
}

function useActiveOrders(): readonly Order[] {
  const { api, sessions, orderBuyers, shop, clock } = useApp();
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const poll = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const active = await fetchActiveOrders({ api, sessions, orderBuyers }, signal);
      if (!active.ok || signal.aborted) return;
      const fresh = active.value;
      for (const order of fresh) removePaidLines(order, { shop, clock });
      reserveBannerSpace(fresh, clock.now());
      setOrders(fresh);
    },
    [api, sessions, orderBuyers, shop, clock],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void poll(aborter.signal);
    return () => aborter.abort();
  }, [poll]);
  useRefresh(poll, activeOrdersPollMs, true);
  return orders;
}

/**
 * The reservation of the banner's space lasts until three hours after the last expected time. An order without an expected time counts as
 * expected in a day.
 */
const keepBannerMs = 3 * 60 * 60_000;
const unknownArrivalMs = 24 * 60 * 60_000;

/** Reserves the banner's space for the next visit, or removes the reservation. The starter in the page reads it before the first paint. */
function reserveBannerSpace(activeOrders: readonly Order[], now: number): void {
  const { dataset } = document.documentElement;
  if (activeOrders.length > 0) {
    const last = Math.max(
      now,
      ...activeOrders.map(({ estimatedAt }) =>
        estimatedAt === null ? now + unknownArrivalMs : Date.parse(estimatedAt),
      ),
    );
    dataset['activeOrder'] = '';
    writeStored(activeOrderName, true, last - now + keepBannerMs, now);
  } else {
    delete dataset['activeOrder'];
    removeStored(activeOrderName);
  }
}
