import { useAction } from '@comanda/client/use-action.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { Button } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { OrderHistory } from '../../features/order/order-history.tsx';
import { splitOrders } from '../../features/order/orders-state.ts';
import { type MyOrdersView, useMyOrders } from '../../features/order/use-my-orders.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTitle } from '../../shop/use-title.ts';
import { type LastKnownOrder, readLastKnownOrders } from '../../shop/order/last-known-orders.ts';
import { isCachedPage } from '../../platform/offline.ts';
import { LastKnownOrdersPage } from './last-known-orders-page.tsx';
import { CurrentOrders } from './current-orders.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import css from './orders.module.css';
import { useRecordPurchases } from './use-record-purchases.ts';

/** The orders of this browser's sessions: active ones first, then the history. */
export function MyOrdersScreen() {
  const view = useMyOrders();
  useRecordPurchases(view.myOrders.orders);
  const { current, past } = splitOrders(view.myOrders);
  const lastKnown = useLastKnown(view);
  if (lastKnown.length > 0)
    return (
      <LastKnownOrdersPage
        orders={lastKnown}
        refusal={view.state.kind === 'failed' ? view.state.refusal : refusalOf('NETWORK_ERROR')}
        onRetry={view.retry}
      />
    );
  if (view.state.kind === 'loading') return <OrdersSkeleton />;
  if (view.state.kind === 'failed')
    return <OrdersLoadFailed refusal={view.state.refusal} onRetry={view.retry} />;
  if (current.length === 0 && past.length === 0) return <NoOrdersYet />;
  if (current.length === 0) return <OnlyHistory view={view} />;
  return (
    <CurrentOrders orders={current} onOrder={view.onOrder}>
      {past.length === 0 ? null : <PastOrders view={view} />}
    </CurrentOrders>
  );
}

/**
 * The stored orders to show instead of the server's: while there is no network, and after a failed
 * reading. docs/rules/orders.md#last-known-state.
 */
function useLastKnown({ state }: MyOrdersView): readonly LastKnownOrder[] {
  const { clock } = useApp();
  const isOffline = isCachedPage() || !navigator.onLine;
  const isShown = state.kind === 'failed' || (state.kind === 'loading' && isOffline);
  return isShown ? readLastKnownOrders(clock.now()) : [];
}

function OnlyHistory({ view }: { view: MyOrdersView }) {
  const words = useTextsOf(ordersTexts);
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
  const words = useTextsOf(ordersTexts);
  const { past } = splitOrders(view.myOrders);
  return (
    <section className={css.past} aria-labelledby="past-orders">
      <h2 className="title" id="past-orders">
        {words.history}
      </h2>
      <OrderHistory orders={past} />
      {view.myOrders.olderThan.size > 0 ? <OlderOrdersButton onMore={view.loadOlder} /> : null}
    </section>
  );
}

function OlderOrdersButton({ onMore }: { onMore: MyOrdersView['loadOlder'] }) {
  const { texts, toasts } = useApp();
  const words = useTextsOf(ordersTexts);
  const { run, isBusy } = useAction(
    async () => {
      const refusal = await onMore();
      return refusal === null ? accept(null) : refuse(refusal);
    },
    {
      onRefused: (_, again) => {
        const retry = again && { label: texts.common.retry, run: again };
        showToast(toasts, words.olderNotLoaded, retry);
      },
    },
  );
  return (
    <Button look="quiet" onClick={() => void run()} aria-disabled={isBusy}>
      {words.older}
    </Button>
  );
}

function OrdersLoadFailed({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const words = useTextsOf(ordersTexts);
  useTitle(words.title);
  return (
    <SiteFrame>
      <NoticePage
        title={words.notLoadedTitle}
        actions={<RetryButton retry={useRetry(refusal, onRetry)} />}
      >
        <p role="alert">{words.notLoadedText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
