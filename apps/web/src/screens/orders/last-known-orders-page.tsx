import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { orderClock } from '@comanda/domain/order/order-clock.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { ClockView } from '../../features/order/clock-card.tsx';
import { statusTitle } from '../../features/order/order-texts.ts';
import type { LastKnownOrder } from '../../shop/order/last-known-orders.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import css from './orders.module.css';

/** `refusal`: the reason why the orders were not read. */
type Props = { orders: readonly LastKnownOrder[]; refusal: Refusal; onRetry: () => void };

/**
 * The orders under way as this browser knew them last, each with the hour of that knowledge: there
 * is no network, or the server does not answer. docs/rules/orders.md#last-known-state.
 */
export function LastKnownOrdersPage({ orders, refusal, onRetry }: Props) {
  const words = useTextsOf(ordersTexts);
  const [newest] = orders;
  useTitle(words.title);
  return (
    <SiteFrame {...(newest && { store: { name: newest.storeName, phone: newest.storePhone } })}>
      <main className={css.page}>
        {orders.map((order) => (
          <KnownOrder key={order.id} order={order} />
        ))}
        <RetryButton look="quiet" retry={useRetry(refusal, onRetry)} />
      </main>
    </SiteFrame>
  );
}

/** The clock stands at the hour of the last knowledge: what happened since is not known. */
function KnownOrder({ order }: { order: LastKnownOrder }) {
  const words = useTextsOf(ordersTexts);
  const { knownAt, timeZone, place, number } = order;
  const facts = { ...order, payment: null, decideBy: null, rider: null };
  const since = formatClock(zonedTime(knownAt, timeZone).minute);
  return (
    <article className={css.known} aria-label={words.number(number)}>
      <div className={css.head}>
        <p>{words.number(number)}</p>
        <h1 className="title">{statusTitle(facts, words)}</h1>
        {place === '' ? null : <p>{words.toYourDoor(place)}</p>}
      </div>
      <p className={css.since} role="note">
        {words.lastKnown(since)}
      </p>
      <ClockView
        order={order}
        clock={orderClock(facts, knownAt)}
        now={knownAt}
        undo={null}
        canCall
      />
    </article>
  );
}
