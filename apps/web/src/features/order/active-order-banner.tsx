import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { orderMoney } from '../../platform/order-money.ts';
import { paths } from '../../platform/paths.ts';
import { removeStored, writeStored } from '../../platform/storage.ts';
import { underWayName } from '../../platform/storage-names.ts';
import { takeIfPaid } from '../../platform/unpaid-order.ts';
import { useRefresh } from '../../platform/use-refresh.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './banner.module.css';
import { fetchActiveOrders } from './fetch-orders.ts';
import { wayWords } from './order-words.ts';

/** Spec §9 Order polling interval. */
const pollEveryMs = 60_000;

/** "Tu pedido 41 está en marcha", or for when it is scheduled: the way back to an order from the menu. Spec §2 top banner. */
export function ActiveOrderBanner() {
  const words = useArea(ordersTexts);
  const orders = useActiveOrders();
  const [newest] = orders;
  if (newest === undefined) return null;
  return (
    <aside aria-label={words.current}>
      <a className={css.banner} href={paths.orders} data-nav>
        <Icon name={newest.status === 'scheduled' ? 'calendar' : newest.dispatchMethod === 'in_store' ? 'bag' : 'bike'} />
        <BannerWords orders={orders} newest={newest} />
      </a>
    </aside>
  );
}

/** The newest order's missing money is said before anything else. */
function BannerWords({ orders, newest }: { orders: readonly Order[]; newest: Order }) {
  const { clock } = useApp();
  const words = useArea(ordersTexts);
  const money = orderMoney(newest);
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
      <span>{isOne ? wayWords(newest, clock.now(), words) : words.underWayMany(orders.length)}</span>
      <b>{isOne ? words.follow : words.followMany}</b>
    </>
  );
}

function useActiveOrders(): readonly Order[] {
  const { api, sessions, buyers, shop, clock } = useApp();
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const ask = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const active = await fetchActiveOrders({ api, sessions, buyers }, signal);
      if (!active.ok || signal.aborted) return;
      const fresh = active.value;
      for (const order of fresh) takeIfPaid(order, { shop, clock });
      keepItsPlace(fresh, clock.now());
      setOrders(fresh);
    },
    [api, sessions, buyers, shop, clock],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void ask(aborter.signal);
    return () => aborter.abort();
  }, [ask]);
  useRefresh(ask, pollEveryMs, true);
  return orders;
}

/** An order is over hours after it is expected, whoever forgets to look; one that has no time yet is not over today. */
const keptMs = 3 * 60 * 60_000;
const untilKnownMs = 24 * 60 * 60_000;

/** Keeps the banner's place for the next visit, or gives it back: the starter in the page reads it before anything is drawn. */
function keepItsPlace(underWay: readonly Order[], now: number): void {
  const { dataset } = document.documentElement;
  if (underWay.length > 0) {
    const last = Math.max(now, ...underWay.map(({ estimatedAt }) => (estimatedAt === null ? now + untilKnownMs : Date.parse(estimatedAt))));
    dataset['underWay'] = '';
    writeStored(underWayName, true, last - now + keptMs, now);
  } else {
    delete dataset['underWay'];
    removeStored(underWayName);
  }
}
