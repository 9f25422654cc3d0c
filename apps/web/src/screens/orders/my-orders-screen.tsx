import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { History } from '../../features/order/history.tsx';
import { splitOrders } from '../../features/order/orders-state.ts';
import { type MyOrdersView, useMyOrders } from '../../features/order/use-my-orders.ts';
import { useArea, useTexts } from '../../platform/app-context.tsx';
import { useTitle } from '../../platform/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { CurrentOrders } from './current-orders.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import css from './orders.module.css';
import { useAwaitedPurchase } from './use-awaited-purchase.ts';

/** What this session ordered: under way first, then the history. */
export function MyOrdersScreen() {
  const view = useMyOrders();
  useAwaitedPurchase(view.mine.orders);
  const { current, past } = splitOrders(view.mine);
  if (view.state === 'loading') return <OrdersSkeleton />;
  if (view.state === 'failed') return <NotLoaded onRetry={view.retry} />;
  if (current.length === 0 && past.length === 0) return <NoOrdersYet />;
  if (current.length === 0) return <OnlyHistory view={view} />;
  return (
    <CurrentOrders orders={current} onOrder={view.onOrder}>
      {past.length === 0 ? null : <PastOrders view={view} />}
    </CurrentOrders>
  );
}

function OnlyHistory({ view }: { view: MyOrdersView }) {
  const words = useArea(ordersTexts);
  useTitle(words.title);
  return (
    <SiteFrame>
      <main className={css.page}>
        <h1 className="title">{words.title}</h1>
        <PastOrders view={view} />
      </main>
    </SiteFrame>
  );
}

function PastOrders({ view }: { view: MyOrdersView }) {
  const words = useArea(ordersTexts);
  const { past } = splitOrders(view.mine);
  return (
    <section className={css.past} aria-labelledby="past-orders">
      <h2 className="title" id="past-orders">
        {words.history}
      </h2>
      <History orders={past} />
      {view.mine.more ? <Older onMore={view.older} /> : null}
    </section>
  );
}

function Older({ onMore }: { onMore: () => Promise<void> }) {
  const words = useArea(ordersTexts);
  const [busy, setBusy] = useState(false);
  const more = (): void => {
    if (busy) return;
    setBusy(true);
    void onMore().finally(() => setBusy(false));
  };
  return (
    <Button look="quiet" onClick={more} aria-disabled={busy}>
      {words.older}
    </Button>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useArea(ordersTexts);
  const texts = useTexts();
  useTitle(words.title);
  return (
    <SiteFrame>
      <NoticePage title={words.notLoadedTitle} actions={<Button onClick={onRetry}>{texts.common.retry}</Button>}>
        <p role="alert">{words.notLoadedText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
