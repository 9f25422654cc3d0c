import { useReading } from '@comanda/client/use-reading.ts';
import { activeOrdersPollMs } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { orderPaymentState } from '../../shop/money/order-payment-state.ts';
import { paths } from '../../platform/paths.ts';
import { removePaidLines } from '../../shop/order/unpaid-order.ts';
import css from './banner.module.css';
import { fetchActiveOrders } from './fetch-orders.ts';
import { OrderAgain } from './order-again.tsx';
import { activeOrderText } from './order-texts.ts';
import { reserveBannerSpace } from './reserve-banner-space.ts';

/**
 * "Tu pedido 41 está en marcha", or the time of a scheduled order: links the menu to an order under
 * way. Without one it offers the last order again. docs/rules/orders.md#active-order-banner,
 * docs/rules/orders.md#order-again-on-the-menu, docs/rules/web.md#order-refresh-interval.
 */
export function ActiveOrderBanner() {
  const words = useTextsOf(ordersTexts);
  const orders = useActiveOrders();
  if (orders === null) return null;
  const [newest] = orders;
  if (newest === undefined) return <OrderAgain />;
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

/** null: they were not read yet. */
function useActiveOrders(): readonly Order[] | null {
  const { shop, clock, ...source } = useApp();
  const reading = useReading(
    async (_, signal) => {
      const active = await fetchActiveOrders(source, signal);
      if (!active.ok || signal.aborted) return active;
      for (const order of active.value) removePaidLines(order, { shop, clock });
      if (active.value.length > 0) reserveBannerSpace(clock.now());
      return active;
    },
    'active orders',
    { everyMs: activeOrdersPollMs },
  );
  return reading.value;
}
