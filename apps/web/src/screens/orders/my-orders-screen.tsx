import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { BrandHead } from '../../features/account/brand-head.tsx';
import { splitOrders } from '../../features/order/orders-state.ts';
import { History } from '../../features/order/history.tsx';
import { useMyOrders, type MyOrdersView } from '../../features/order/use-my-orders.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { useTitle } from '../../platform/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { CurrentOrders } from './current-orders.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';
import css from './orders.module.css';

/** What this session ordered: under way first, then the history. */
export function MyOrdersScreen() {
  const view = useMyOrders();
  const words = useArea(ordersTexts);
  const { current, past } = splitOrders(view.mine);
  if (view.state === 'loading') return <Skeleton />;
  if (view.state === 'failed') return <NotLoaded onRetry={view.retry} />;
  if (current.length === 0 && past.length === 0) return <NoOrdersYet />;
  return (
    <>
      {current.length === 0 ? <OnlyHistoryHead /> : <CurrentOrders orders={current} onOrder={view.onOrder} />}
      {past.length === 0 ? null : (
        <section className={css.page} aria-labelledby="past-orders">
          <h2 className="title" id="past-orders">
            {words.history}
          </h2>
          <History orders={past} />
          <Older view={view} />
        </section>
      )}
    </>
  );
}
